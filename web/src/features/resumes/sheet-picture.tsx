const lines = [58, 36, 0, 28, 84, 76, 80, 0, 34, 78, 84, 0, 72, 50, 0, 26, 80, 60, 74]

/** A sheet of paper that is being read: the amber line stands where the progress bar stands. */
export function SheetPicture({ percent }: { percent: number }) {
  return (
    <div aria-hidden="true" className="relative hidden bg-sunk px-6 pt-8 md:block">
      <div className="grid h-full content-start gap-2 rounded-t-sm bg-raised px-4.5 pt-6 shadow-lift">
        {lines.map((width, index) => (
          <span
            key={index}
            className={
              width === 0
                ? 'h-2'
                : index / lines.length < percent / 100
                  ? 'h-1.5 rounded-xs bg-ink-soft'
                  : 'h-1.5 rounded-xs bg-line'
            }
            style={{ width: `${width}%` }}
          />
        ))}
      </div>
      <span
        className="absolute inset-x-4 h-1.5 rounded-xs bg-brand inset-ring inset-ring-brand-edge transition-[top]"
        style={{ top: `calc(2rem + ${Math.min(percent, 100)}% * 0.85)` }}
      />
    </div>
  )
}
