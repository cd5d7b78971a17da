import { Plus, X } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { jobLimits } from '#domain/jobs/limits.ts'
import type { JobSkill } from '#domain/jobs/schema.ts'
import { Button } from '../../ui/button.tsx'
import { AddChip, ChipList } from '../../ui/chip.tsx'
import { Field } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { TextInput } from '../../ui/text-input.tsx'

type SkillRowsProps = {
  skills: JobSkill[]
  proposed: readonly JobSkill[]
  error?: string
  onChange: (skills: JobSkill[]) => void
}

const importances = [
  { value: 'must_have', label: 'Must-have' },
  { value: 'nice', label: 'Nice to have' },
] as const

/** What the role asks for: proposed from the description, each a must-have or nice to have. */
export function SkillRows({ skills, proposed, error, onChange }: SkillRowsProps) {
  const [typed, setTyped] = useState('')
  const taken = new Set(skills.map((one) => one.skill.toLowerCase()))
  const open = proposed.filter((one) => !taken.has(one.skill.toLowerCase()))
  const mustHaves = skills.filter((one) => one.importance === 'must_have').length
  const isFull = skills.length >= jobLimits.skills

  function add(skill: JobSkill) {
    const name = skill.skill.trim().slice(0, jobLimits.skillName)
    if (!name || taken.has(name.toLowerCase()) || isFull) return
    const isMust = skill.importance === 'must_have' && mustHaves < jobLimits.mustHaves
    onChange([...skills, { skill: name, importance: isMust ? 'must_have' : 'nice' }])
  }

  function addTyped() {
    add({ skill: typed, importance: 'must_have' })
    setTyped('')
  }

  function addOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    addTyped()
  }

  return (
    <div className="grid gap-4">
      {open.length > 0 && (
        <div className="grid gap-2">
          <p className="text-sm text-ink-soft">Found in your description:</p>
          <ChipList label="Skills found in your description">
            {open.map((one) => (
              <AddChip key={one.skill} onAdd={() => add(one)} disabled={isFull}>
                {one.skill}
              </AddChip>
            ))}
          </ChipList>
        </div>
      )}
      {skills.length > 0 && (
        <ul aria-label="Skills" className="grid border-b border-line">
          {skills.map((one) => (
            <SkillRow
              key={one.skill}
              skill={one}
              isMustFull={mustHaves >= jobLimits.mustHaves}
              onChange={(importance) =>
                onChange(skills.map((other) => (other === one ? { ...other, importance } : other)))
              }
              onRemove={() => onChange(skills.filter((other) => other !== one))}
            />
          ))}
        </ul>
      )}
      <Field
        label="Add a skill"
        note={`(${mustHaves} of ${jobLimits.mustHaves} must-haves)`}
        error={error}
        helper={
          isFull
            ? `A role asks for at most ${jobLimits.skills} skills. Remove one to add another.`
            : 'Every must-have sends people away. Keep those the first weeks need.'
        }
      >
        <div className="flex gap-2">
          <TextInput
            value={typed}
            maxLength={jobLimits.skillName}
            disabled={isFull}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={addOnEnter}
          />
          <Button variant="quiet" disabled={isFull} onClick={addTyped}>
            <Icon of={Plus} /> Add
          </Button>
        </div>
      </Field>
    </div>
  )
}

type SkillRowProps = {
  skill: JobSkill
  isMustFull: boolean
  onChange: (importance: JobSkill['importance']) => void
  onRemove: () => void
}

function SkillRow({ skill, isMustFull, onChange, onRemove }: SkillRowProps) {
  const isMustBlocked = isMustFull && skill.importance === 'nice'
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line py-2">
      <span className="min-w-0 flex-1 basis-40 font-medium wrap-anywhere">{skill.skill}</span>
      <span className="flex items-center gap-1">
        <SegmentedControl
          legend={`How much ${skill.skill} matters`}
          legendHidden
          choices={importances.map((choice) => ({
            ...choice,
            disabled: isMustBlocked && choice.value === 'must_have',
          }))}
          value={skill.importance}
          onChange={onChange}
        />
        <IconButton icon={X} small label={`Remove ${skill.skill}`} onClick={onRemove} />
      </span>
    </li>
  )
}
