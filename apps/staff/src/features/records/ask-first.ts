import type { Feedback } from '@signet/ui'

type Answer = Readonly<{ confirm: string; tone: 'primary' | 'danger' }>

/** Asks a question before an action; without a question the action runs at once. */
export function askFirst(feedback: Feedback, answer: Answer) {
  return async (title: string | undefined, onYes: () => void) => {
    if (!title || (await feedback.ask({ title, ...answer }))) onYes()
  }
}
