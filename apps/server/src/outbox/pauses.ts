export type Pauses = Readonly<{
  /** Resolves after so many milliseconds, or as soon as somebody is in a hurry. */
  rest: (milliseconds: number) => Promise<void>
  /** Does a work with no pause beside it. */
  inHurry: (work: () => Promise<unknown>) => Promise<void>
}>

/** Pauses that can be cut short. */
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
