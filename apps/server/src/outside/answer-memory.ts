import type { InterfaceRow } from '@signet/contract'

type Answer = Readonly<{ rows: readonly InterfaceRow[] }>

/** Answers of other servers during one piece of work, by question. */
export type AnswerMemory = Readonly<{
  /** Returns the stored answer, or asks and stores it. */
  once: (question: string, ask: () => Promise<Answer>) => Promise<Answer>
}>

/**
 * Creates a cache for one piece of work, with at most `mostRows` rows; the oldest answers are evicted.
 * Failures are not cached.
 */
export function createAnswerMemory(mostRows = 50_000): AnswerMemory {
  const answers = new Map<string, Answer>()
  let held = 0

  function keep(question: string, answer: Answer): void {
    answers.set(question, answer)
    held += answer.rows.length
    for (const [oldest, { rows }] of answers) {
      if (held <= mostRows || oldest === question) return
      answers.delete(oldest)
      held -= rows.length
    }
  }

  return {
    once: async (question, ask) => {
      const known = answers.get(question)
      if (known) return known
      const answer = await ask()
      if (!answers.has(question)) keep(question, answer)
      return answer
    },
  }
}
