import type { InterfaceRow } from '@signet/contract'

type Answer = Readonly<{ rows: readonly InterfaceRow[] }>

/** What other servers answered to one piece of work, by question. */
export type AnswerMemory = Readonly<{
  /** The answer to a question that was asked before; asked now when it was not. */
  once: (question: string, ask: () => Promise<Answer>) => Promise<Answer>
}>

/**
 * A memory that ends with the work it is made for. It holds at most `mostRows`: beyond them what was asked first is forgotten, and
 * asked again when it is wanted again. A question that failed is asked again.
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
