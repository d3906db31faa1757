type Way = Readonly<{
  /** Taps, swipes, clicks and keys, exactly. */
  presses: number
  /** Whether it is done in the list, where the address names no case. */
  isInList?: true
}>

/** Ways to decide, and what each costs. Those of many cases cost it once. */
export const budget = {
  'open, approve, confirm': { presses: 3 },
  'approve the next case, confirm': { presses: 2 },
  'approve, confirm offline': { presses: 2 },
  'open, approve, confirm, lose the answer': { presses: 3 },
  'reject, choose a phrase, confirm': { presses: 3 },
  'more, send back, choose a phrase, confirm': { presses: 4 },
  'more, transfer, search by three initials, confirm': { presses: 8 },
  'more, add approvers, search by three initials, confirm': { presses: 10 },
  'undo, confirm': { presses: 2 },
  'swipe, approve, confirm': { presses: 3, isInList: true },
  'swipe, reject, choose a phrase, confirm': { presses: 4, isInList: true },
  'undo in the message': { presses: 1 },
  'select all six, approve, confirm': { presses: 4, isInList: true },
  'j, x, tick three, approve, confirm': { presses: 7, isInList: true },
  'select, tick three, reject, choose a phrase, confirm': { presses: 7, isInList: true },
  'a, Ctrl Enter': { presses: 2 },
  'click a card, a, Ctrl Enter': { presses: 3 },
  'j or k, a, Ctrl Enter': { presses: 3 },
  'j, j, a, Ctrl Enter': { presses: 4 },
  'r, nine letters, Ctrl Enter': { presses: 11 },
  'u, Tab, Enter': { presses: 3 },
} as const satisfies Readonly<Record<string, Way>>

export type Manner = keyof typeof budget
