import type { Feedback } from '@signet/ui'

type Answer = Readonly<{ confirm: string; tone: 'primary' | 'danger' }>

/** Asks before something is done; without a question it is done at once. */
export function askFirst(feedback: Feedback, answer: Answer) {
  return async (title: string | undefined, onYes: () => void) => {
    if (!title || (await feedback.ask({ title, ...answer }))) onYes()
  }
}
