import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { Checkbox } from './checkbox.tsx'
import { FileDropZone } from './file-drop-zone.tsx'
import { RadioCards } from './radio-cards.tsx'
import { SegmentedControl } from './segmented-control.tsx'
import { Slider } from './slider.tsx'
import { Switch } from './switch.tsx'

test('radio cards are one group of radios named by their legend', async () => {
  const change = vi.fn<(value: string) => void>()
  render(
    <RadioCards
      legend="I am a…"
      value="seeker"
      onChange={change}
      choices={[
        { value: 'seeker', label: 'Job Seeker', hint: 'Looking for opportunities' },
        { value: 'employer', label: 'Employer', hint: 'Looking to hire talent' },
      ]}
    />,
  )
  expect(screen.getByRole('group', { name: 'I am a…' })).toBeTruthy()
  await userEvent.click(screen.getByRole('radio', { name: /Employer/ }))
  expect(change).toHaveBeenCalledWith('employer')
})

test('a segmented control keeps its legend for readers where it is not shown', () => {
  render(
    <SegmentedControl
      legend="Sort by"
      legendHidden
      value="ai"
      onChange={() => undefined}
      choices={[
        { value: 'composite', label: 'Composite' },
        { value: 'ai', label: 'AI' },
      ]}
    />,
  )
  expect(screen.getByRole('group', { name: 'Sort by' })).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'AI' }).checked).toBe(true)
})

test('a switch is a switch, a checkbox a checkbox', async () => {
  const change = vi.fn<(checked: boolean) => void>()
  render(
    <>
      <Switch label="Unlocked only" checked={false} onChange={change} />
      <Checkbox label="Open to relocation" />
    </>,
  )
  await userEvent.click(screen.getByRole('switch', { name: 'Unlocked only' }))
  expect(change).toHaveBeenCalledWith(true)
  await userEvent.click(screen.getByText('Open to relocation'))
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true)
})

function Pay() {
  const [pay, setPay] = useState(60_000)
  return (
    <Slider
      label="Pay, at least"
      value={pay}
      onChange={setPay}
      min={30_000}
      max={300_000}
      step={5_000}
      format={(v) => `$${v}+`}
    />
  )
}

test('a slider reads its value as it is written', () => {
  render(<Pay />)
  expect(screen.getByRole('slider', { name: 'Pay, at least' }).getAttribute('aria-valuetext')).toBe('$60000+')
})

test('a file can be chosen, and chosen again after a refusal', async () => {
  const take = vi.fn<(file: File) => void>()
  render(
    <FileDropZone
      label="Drop your résumé here"
      hint="PDF/DOCX"
      accept=".pdf"
      onFile={take}
      error="Invalid file type"
    />,
  )
  const input = screen.getByLabelText(/Drop your résumé here/)
  const file = new File(['%PDF'], 'resume.pdf', { type: 'application/pdf' })
  await userEvent.upload(input, file)
  await userEvent.upload(input, file)
  expect(take.mock.calls.map(([taken]) => taken.name)).toEqual(['resume.pdf', 'resume.pdf'])
  expect(input.getAttribute('aria-invalid')).toBe('true')
})
