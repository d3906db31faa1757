/** Runs work of the same name sequentially, so that parallel guesses cannot bypass the lock. */
export function oneAtATime() {
  const last = new Map<string, Promise<unknown>>()

  return async <Answer>(name: string, work: () => Promise<Answer>): Promise<Answer> => {
    const mine = (last.get(name) ?? Promise.resolve()).then(work, work)
    last.set(name, mine)
    try {
      return await mine
    } finally {
      if (last.get(name) === mine) last.delete(name)
    }
  }
}
