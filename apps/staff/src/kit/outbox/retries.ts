/** Until the next try after one without an answer, in ms; each waits twice as long as the one before. */
const firstPause = 15_000
const longestPause = 300_000

/** Runs again what got no answer, at growing intervals until it gets one. */
export function createRetries(run: () => void) {
  let pause = firstPause
  let timer: ReturnType<typeof setTimeout> | undefined
  const later = (after: number) => {
    clearTimeout(timer)
    timer = setTimeout(run, after)
  }

  return {
    /** After the first interval, as for something new. */
    soon: () => later(firstPause),
    failed() {
      later(pause)
      pause = Math.min(pause * 2, longestPause)
    },
    succeeded() {
      pause = firstPause
    },
  }
}
