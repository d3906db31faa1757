import { Refusal } from '@signet/std'

/** What a person may hear who acts on what has changed meanwhile. */
const lateWords: ReadonlySet<string> = new Set([
  'flow.alreadyDecided',
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

/** Whether the deed was done; a colleague who was faster is part of life, any other refusal is a mistake of the story. */
export async function unlessTooLate(deed: Promise<unknown>): Promise<boolean> {
  try {
    await deed
    return true
  } catch (error) {
    if (error instanceof Refusal && lateWords.has(error.code)) return false
    throw error
  }
}
