/** Runs something later; the answer takes it back. Tests turn such a clock by hand. */
export type Timers = Readonly<{ after: (ms: number, run: () => void) => () => void }>

export const realTimers: Timers = {
  after(ms, run) {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
}
