/** Runs a callback later; returns its cancellation. Tests use a manual clock. */
export type Timers = Readonly<{ after: (ms: number, run: () => void) => () => void }>

export const realTimers: Timers = {
  after(ms, run) {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
}
