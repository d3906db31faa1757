import type { Press } from './presses.ts'

/** Kinds of decisions, with the event by which the server records each. */
export const eventOf = {
  agree: 'taskAgreed',
  reject: 'taskRejected',
  return: 'taskReturned',
  transfer: 'taskTransferred',
  addSigners: 'signersAdded',
  undo: 'decisionTakenBack',
} as const

export type Deed = keyof typeof eventOf

/** One decision as the person saw it. */
export type LedgerEntry = Readonly<{
  account: string
  deed: Deed
  /** The title on the screen when the person pressed. */
  title: string
  /** The case in the address of the page; null where a list shows many. */
  caseId: string | null
}>

/** Returns the case that an address opens, or null. */
export function caseIn(address: string): string | null {
  const config = new URL(address).searchParams.get('config')
  if (!config) return null
  const { id } = JSON.parse(Buffer.from(config, 'base64').toString()) as { id?: string }
  return id || null
}

/** What was on the screen at the press that sent the decision: the last one, since a person waits afterwards. */
export function shownAtLast(presses: readonly Press[]): Pick<Press, 'titles' | 'address'> {
  const last = presses.findLast(({ kind }) => kind !== 'tap')
  if (!last) throw new Error('Nothing was pressed.')
  return last
}

/** Taps and keys; the click that a tap ends with is part of it. */
export function countPresses(presses: readonly Press[]): number {
  return presses.filter(({ kind }) => kind !== 'click').length
}
