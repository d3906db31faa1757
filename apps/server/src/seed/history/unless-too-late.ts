import { Refusal } from '@signet/std'

/** Refusals that may follow from simultaneous changes. */
const lateWords: ReadonlySet<string> = new Set([
  'flow.alreadyDecided',
  'flow.alreadyLaunched',
  'flow.nextNodeTouched',
  'flow.nobodyToUrge',
  'flow.notReturned',
  'flow.notRunning',
  'flow.nothingToTakeBack',
  'flow.recallTooLate',
  'flow.taskClosed',
  'flow.taskNotFound',
  'flow.taskNotYours',
  'flow.transferToHolder',
  'flow.urgeTooSoon',
])

/** Returns the answer, or null when a colleague was faster; any other refusal is a mistake of the story. */
export async function unlessTooLate<Answer>(deed: Promise<Answer>): Promise<Answer | null> {
  try {
    return await deed
  } catch (error) {
    if (error instanceof Refusal && lateWords.has(error.code)) return null
    throw error
  }
}
