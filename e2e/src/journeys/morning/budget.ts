type Way = Readonly<{
  /** Taps, clicks and keys, exactly. */
  presses: number
  /** Whether it is done in the list, where the address names no case. */
  isInList?: true
}>

/** Ways to decide, and what each costs. */
export const budget = {
  'tap a card, approve, confirm': { presses: 3 },
  'tap approve on the next case, confirm': { presses: 2 },
  'tap reject, a phrase, confirm': { presses: 3 },
  'tap more, send back, a phrase, confirm': { presses: 4 },
  'undo by two taps': { presses: 2 },
  'press a and Ctrl Enter': { presses: 2 },
} as const satisfies Readonly<Record<string, Way>>

export type Manner = keyof typeof budget
