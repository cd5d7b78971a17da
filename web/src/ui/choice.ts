/** One of a few choices that are all in sight (radio cards, segmented control). */
export type Choice<Value extends string> = { value: Value; label: string; hint?: string; disabled?: boolean }

export type ChoiceGroupProps<Value extends string> = {
  legend: string
  /** Read out but not shown, where the place makes it plain. */
  legendHidden?: boolean
  choices: readonly Choice<Value>[]
  value: Value | null
  onChange: (value: Value) => void
  error?: string
  className?: string
}
