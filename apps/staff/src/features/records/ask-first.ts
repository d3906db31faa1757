import type { Feedback } from '@signet/ui'

/** Asks before something is done; without a question it is done at once. */
export function askFirst(feedback: Feedback, confirm: string) {
  return async (title: string | undefined, onYes: () => void) => {
    if (!title || (await feedback.ask({ title, confirm, tone: 'danger' }))) onYes()
  }
}
