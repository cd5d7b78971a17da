import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import type { JobSkill } from '#domain/jobs/schema.ts'
import { SkillRows } from './skill-rows.tsx'

const proposed: JobSkill[] = [
  { skill: 'Triage', importance: 'must_have' },
  { skill: 'Phlebotomy', importance: 'nice' },
]

function Skills({ start = [] }: { start?: JobSkill[] }) {
  const [skills, setSkills] = useState(start)
  return <SkillRows skills={skills} proposed={proposed} onChange={setSkills} />
}

function shown() {
  const rows = screen.queryAllByRole('listitem')
  return rows.map((row) => {
    const chosen = within(row)
      .getAllByRole<HTMLInputElement>('radio')
      .find((radio) => radio.checked)
    return `${row.firstChild?.textContent}: ${chosen?.value}`
  })
}

test('one press takes over what was found in the description', async () => {
  render(<Skills />)
  await userEvent.click(screen.getByRole('button', { name: 'Add Triage' }))
  await userEvent.click(screen.getByRole('button', { name: 'Add Phlebotomy' }))
  expect(shown()).toEqual(['Triage: must_have', 'Phlebotomy: nice'])
  expect(screen.queryByText('Found in your description:')).toBeNull()
})

test('Enter adds an own skill once, without sending the form', async () => {
  render(<Skills />)
  await userEvent.type(screen.getByLabelText(/Add a skill/), ' Wound care {Enter}wound care{Enter}')
  expect(shown()).toEqual(['Wound care: must_have'])
})

test('a skill becomes nice to have, or goes', async () => {
  render(<Skills start={proposed} />)
  await userEvent.click(screen.getAllByRole('radio', { name: 'Nice to have' })[0] as HTMLElement)
  await userEvent.click(screen.getByRole('button', { name: 'Remove Phlebotomy' }))
  expect(shown()).toEqual(['Triage: nice'])
})

test('the ninth must-have is taken as nice to have', async () => {
  const eight = Array.from({ length: 8 }, (_, at): JobSkill => ({ skill: `Skill ${at}`, importance: 'must_have' }))
  render(<Skills start={eight} />)
  await userEvent.click(screen.getByRole('button', { name: 'Add Triage' }))
  expect(shown().at(-1)).toBe('Triage: nice')
  const last = screen.getAllByRole<HTMLInputElement>('radio', { name: 'Must-have' }).at(-1)
  expect(last?.disabled).toBe(true)
})
