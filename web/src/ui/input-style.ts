/** The box shared by every control one types into or picks from. */
export const INPUT_LOOK =
  'w-full min-h-field rounded-control border border-line-strong bg-raised px-3.5 py-2 text-md leading-snug text-ink hover:border-ink focus-visible:outline-offset-1 aria-invalid:border-bad aria-invalid:ring-1 aria-invalid:ring-bad aria-invalid:ring-inset data-good:border-good disabled:border-line disabled:bg-sunk disabled:text-ink-soft'
