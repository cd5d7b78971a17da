/** Only inside a busy button; a page waits with skeletons. */
export function Spinner() {
  return (
    <span
      aria-hidden="true"
      className="size-[1.05em] flex-none animate-spin rounded-pill border-2 border-current border-r-transparent motion-reduce:animate-none"
    />
  )
}
