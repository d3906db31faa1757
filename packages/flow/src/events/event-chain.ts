import { canonicalJson } from '@signet/std'
import type { FlowEvent } from './flow-event.ts'

/** sha256 as lower-case hex, supplied by the caller. */
export type Hash = (text: string) => string

/** One stored event: `sequence` counts from 1 within the case, `hash` covers everything else here. */
export type ChainRow = Readonly<{ sequence: number; event: FlowEvent; previousHash: string; hash: string }>

/** The end of a chain, to which new events are linked. */
export type ChainEnd = Readonly<{ sequence: number; hash: string }>

/** The start of a case's chain. Its id replaces a predecessor's hash, so a chain cannot pass for another case's. */
export function chainOf(caseId: string): ChainEnd {
  return { sequence: 0, hash: caseId }
}

/** A new event with its hashed text. */
type LinkedEvent = ChainRow & Readonly<{ body: string }>

/** Rows for new events, each carrying the hash of its predecessor. */
export function linkEvents(end: ChainEnd, events: readonly FlowEvent[], hash: Hash): readonly LinkedEvent[] {
  let { sequence, hash: previousHash } = end
  return events.map((event) => {
    sequence += 1
    const body = canonicalJson(event)
    const row = { sequence, event, body, previousHash, hash: hashOf(sequence, body, previousHash, hash) }
    previousHash = row.hash
    return row
  })
}

export type ChainFault = Readonly<{ sequence: number; fault: 'missing' | 'wrongPredecessor' | 'changed' }>

/**
 * The first fault of a stored chain, or undefined. Finds changed, missing (including the last, when `end` is known),
 * inserted and reordered rows.
 */
export function verifyChain(
  caseId: string,
  rows: readonly ChainRow[],
  hash: Hash,
  end?: ChainEnd,
): ChainFault | undefined {
  let last = chainOf(caseId)
  for (const row of rows) {
    const fault = faultOf(row, last, hash)
    if (fault) return { sequence: last.sequence + 1, fault }
    last = row
  }
  if (end && (end.sequence !== last.sequence || end.hash !== last.hash))
    return { sequence: last.sequence + 1, fault: 'missing' }
  return undefined
}

function faultOf(row: ChainRow, last: ChainEnd, hash: Hash): ChainFault['fault'] | undefined {
  if (row.sequence !== last.sequence + 1) return 'missing'
  if (row.previousHash !== last.hash) return 'wrongPredecessor'
  if (row.hash !== hashOf(row.sequence, canonicalJson(row.event), row.previousHash, hash)) return 'changed'
  return undefined
}

function hashOf(sequence: number, body: string, previousHash: string, hash: Hash): string {
  return hash(`${previousHash}\n${sequence}\n${body}`)
}
