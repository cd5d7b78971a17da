import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { profileLimits, wizardLimits } from '#domain/profiles/limits.ts'
import { AddChip, ChipList } from '../../ui/chip.tsx'
import { ChipCombobox } from '../../ui/chip-combobox.tsx'
import { resumeHintsQuery } from '../profiles/queries.ts'
import { useSuggestions } from '../profiles/use-suggestions.ts'

type SkillsFieldProps = { skills: readonly string[]; error?: string; onChange: (skills: string[]) => void }

/** Five to ten. What is known by another name comes back under its usual one as soon as it is saved. */
export function SkillsField({ skills, error, onChange }: SkillsFieldProps) {
  const suggest = useSuggestions('skill')
  const { data: hints } = useQuery(resumeHintsQuery)
  const [isFull, setFull] = useState(false)
  const chosen = new Set(skills.map((skill) => skill.toLowerCase()))
  const offered = hints?.skills.filter((skill) => !chosen.has(skill.toLowerCase())) ?? []

  function change(next: string[]) {
    setFull(false)
    onChange(next)
  }

  return (
    <div className="grid gap-3">
      <ChipCombobox
        label="Core skills"
        helper={`${wizardLimits.skillsMinimum} to ${profileLimits.skills}. Press Enter to add.`}
        error={error ?? (isFull ? `Up to ${profileLimits.skills} skills. Remove one to add another.` : undefined)}
        values={skills}
        onChange={change}
        suggest={suggest}
        max={profileLimits.skills}
        addButton
        onRefused={(reason) => setFull(reason === 'full')}
        placeholder="Triage, Python, welding…"
      />
      {offered.length > 0 && (
        <div className="flex flex-wrap items-center gap-2 text-sm">
          <span className="text-ink-soft">From your résumé:</span>
          <ChipList label="Skills from your résumé">
            {offered.map((skill) => (
              <AddChip
                key={skill}
                disabled={skills.length >= profileLimits.skills}
                onAdd={() => change([...skills, skill])}
              >
                {skill}
              </AddChip>
            ))}
          </ChipList>
        </div>
      )}
    </div>
  )
}
