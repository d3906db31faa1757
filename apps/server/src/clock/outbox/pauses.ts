export type Pauses = Readonly<{
  /** Resolves after a number of milliseconds, or at once when hurried. */
  rest: (milliseconds: number) => Promise<void>
  /** Performs work without pauses. */
  inHurry: (work: () => Promise<unknown>) => Promise<void>
}>

/** Creates pauses that can be cut short. */
export function openPauses(): Pauses {
  const ends = new Set<() => void>()
  let hurried = 0

  return {
    rest: (milliseconds) => {
      if (hurried > 0) return Promise.resolve()

      const { promise, resolve } = Promise.withResolvers<void>()
      const timer = setTimeout(resolve, milliseconds).unref()
      ends.add(resolve)
      return promise.finally(() => {
        clearTimeout(timer)
        ends.delete(resolve)
      })
    },
    inHurry: async (work) => {
      hurried += 1
      for (const end of ends) end()
      try {
        await work()
      } finally {
        hurried -= 1
      }
    },
  }
}
