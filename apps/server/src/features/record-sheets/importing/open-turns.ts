type Turn = Readonly<{ by: string; begin: () => void }>

/** Runs work in turns: at most `most` pieces at once, and one of each person. */
export function openTurns(most: number) {
  const running = new Set<string>()
  const waiting: Turn[] = []
  const beginNext = () => {
    const at = waiting.findIndex(({ by }) => !running.has(by))
    if (running.size >= most || at < 0) return
    for (const { by, begin } of waiting.splice(at, 1)) {
      running.add(by)
      begin()
    }
  }

  return async (by: string, work: () => Promise<void>): Promise<void> => {
    const { promise, resolve: begin } = Promise.withResolvers<void>()
    waiting.push({ by, begin })
    beginNext()
    await promise
    try {
      await work()
    } finally {
      running.delete(by)
      beginNext()
    }
  }
}
