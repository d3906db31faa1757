import { Refusal } from '@signet/std'

/** What a person may hear who acts on what has changed meanwhile. */
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

/** The answer, or null when a colleague was faster, which is part of life; any other refusal is a mistake of the story. */
export async function unlessTooLate<Answer>(deed: Promise<Answer>): Promise<Answer | null> {
  try {
    return await deed
  } catch (error) {
    if (error instanceof Refusal && lateWords.has(error.code)) return null
    throw error
  }
}
