import { Copy, Ellipsis, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { AlertDialog } from '../../ui/alert-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { ChipCombobox } from '../../ui/chip-combobox.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Field } from '../../ui/field.tsx'
import { FileDropZone } from '../../ui/file-drop-zone.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Menu } from '../../ui/menu.tsx'
import { Select } from '../../ui/select.tsx'
import { Tile } from '../../ui/tile.tsx'
import { toastFailure, toastSuccess } from '../../ui/toast.ts'
import { Tooltip } from '../../ui/tooltip.tsx'
import { WordDiff } from '../../ui/word-diff.tsx'
import { Pair, Section } from './section.tsx'

export function OverlaySection() {
  const [asking, setAsking] = useState(false)
  const [reading, setReading] = useState(false)
  const [skills, setSkills] = useState(['Go'])
  const [file, setFile] = useState<string>()
  return (
    <Section title="Dialog, menu, fold">
      <div className="flex flex-wrap gap-3">
        <Button variant="quiet" onClick={() => setAsking(true)}>
          Open the question
        </Button>
        <Button variant="quiet" onClick={() => setReading(true)}>
          Open the dialog
        </Button>
        <Menu
          label="More for this role"
          align="start"
          items={[
            { label: 'Duplicate', icon: Copy, onSelect: () => toastSuccess('Duplicated') },
            { label: 'Close role', icon: Trash2, danger: true, onSelect: () => toastSuccess('Closed') },
            { label: 'Publish', disabled: true, onSelect: () => undefined },
          ]}
          trigger={<IconButton icon={Ellipsis} label="More" />}
        />
        <Tooltip text="Friday, 20 November 2026, 14:00">
          <Button variant="bare">2 hours ago</Button>
        </Tooltip>
      </div>
      <AlertDialog
        open={asking}
        title="Generate professional summary?"
        description="AI will create a new summary from your profile, skills and experience. Your current summary will be replaced."
        confirmLabel="Generate"
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false)
          toastSuccess('Generated!', 'Your professional summary has been created.')
        }}
      />
      <Dialog
        open={reading}
        onClose={() => setReading(false)}
        size="large"
        title="Resume Snapshot"
        description="Frozen snapshot created at application time for fairness"
        lead={<Tile kind="hidden" initials="CL" size="lg" />}
        footer={
          <>
            <Button variant="quiet" onClick={() => setReading(false)}>
              Close
            </Button>
            <Button onClick={() => toastFailure('Error', 'The candidate could not be shortlisted.')}>Shortlist</Button>
          </>
        }
      >
        <div className="grid gap-4">
          <Field label="Way">
            <Select options={[{ value: 'video', label: 'Video call' }]} defaultValue="video" />
          </Field>
          <ChipCombobox
            label="Skills"
            values={skills}
            onChange={setSkills}
            suggest={(typed) =>
              ['Grafana', 'Graphite', 'Python']
                .filter((s) => s.toLowerCase().includes(typed.toLowerCase()))
                .map((value) => ({ value }))
            }
            max={10}
          />
        </div>
      </Dialog>
      <Pair>
        <div>
          <Disclosure title="Things to Address" aside="A gap from June to December 2020" group="gallery" startsOpen>
            <p>Say in one line what you did in that time.</p>
          </Disclosure>
          <Disclosure title="Deep-dive rewrites" aside="Summary, Harbourview" group="gallery">
            <p>Three of them.</p>
          </Disclosure>
        </div>
        <FileDropZone
          label="Drop your résumé here, or choose a file"
          hint={file ?? 'PDF/DOCX · up to 10MB • Private until you apply'}
          accept=".pdf,.doc,.docx"
          onFile={(chosen) => setFile(chosen.name)}
        />
      </Pair>
      <WordDiff
        before="Responsible for patient handover on night shifts."
        after="Led patient handover on night shifts for 24 beds and cut missed-dose reports from 9 to 2 a quarter."
      />
    </Section>
  )
}
