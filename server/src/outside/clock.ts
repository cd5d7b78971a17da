export type Clock = { now(): Date }
export type SettableClock = Clock & { set(moment: Date): void; advance(milliseconds: number): void }

export const systemClock: Clock = { now: () => new Date() }

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
