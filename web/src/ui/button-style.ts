import { classNames } from './class-names.ts'

export type ButtonVariant = 'primary' | 'tonal' | 'quiet' | 'bare' | 'danger' | 'locked'
export type ButtonSize = 'sm' | 'md' | 'lg'
export type ButtonLook = { variant?: ButtonVariant; size?: ButtonSize; className?: string }

const BASE =
  'inline-flex items-center justify-center gap-2 border text-center whitespace-nowrap no-underline leading-control transition-colors active:translate-y-px print:hidden'

const VARIANTS: Record<ButtonVariant, string> = {
  primary: 'border-transparent bg-action text-action-ink font-strong hover:bg-action-hover',
  tonal: 'border-transparent bg-action-soft text-action font-strong hover:border-action',
  quiet: 'border-line-strong bg-transparent text-ink font-strong hover:border-ink hover:bg-sunk',
  bare: 'border-transparent bg-transparent text-ink-soft font-medium hover:bg-sunk hover:text-ink aria-pressed:text-action aria-pressed:[&_svg]:fill-brand aria-pressed:[&_svg]:stroke-brand-edge',
  danger: 'border-transparent bg-bad text-surface font-strong hover:border-ink',
  locked: 'border-veil hatch font-strong hover:border-locked',
}

const SIZES: Record<ButtonSize, string> = {
  sm: 'min-h-9 rounded-sm px-3 py-1 text-sm',
  md: 'min-h-target rounded-control px-4.5 py-2 text-md',
  lg: 'min-h-13.5 rounded-card px-6.5 py-2 text-lg',
}

const OFF =
  'disabled:border-transparent disabled:bg-sunk disabled:bg-none disabled:text-ink-soft disabled:active:translate-y-0 aria-disabled:not-aria-busy:border-transparent aria-disabled:not-aria-busy:bg-sunk aria-disabled:not-aria-busy:bg-none aria-disabled:not-aria-busy:text-ink-soft'

/** The one place that says what a button looks like; `Button` and `ButtonLink` share it. */
export function buttonStyle({ variant = 'primary', size = 'md', className }: ButtonLook): string {
  return classNames(BASE, VARIANTS[variant], SIZES[size], variant === 'bare' && 'px-3', OFF, className)
}
