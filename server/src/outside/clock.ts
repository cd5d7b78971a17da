export type Clock = { now(): Date; close?(): void }
export type SettableClock = Clock & { set(moment: Date): void; advance(milliseconds: number): void }

/** A clock for tests: it starts at the real time and moves only when told to. */
export function settableClock(start = new Date()): SettableClock {
  let moment = start.getTime()
  return {
    now: () => new Date(moment),
    set(next) {
      moment = next.getTime()
    },
    advance(milliseconds) {
      moment += milliseconds
    },
  }
}
