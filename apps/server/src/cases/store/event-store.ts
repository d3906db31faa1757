import { hash as digest } from 'node:crypto'
import { prepared, type Reader } from '@signet/db'
import type { ChainEnd, ChainRow, FlowEvent } from '@signet/flow'
import { canonicalJson } from '@signet/std'

const chainRowsOf = prepared((tx, { caseId }: { caseId: string }) =>
  tx
    .selectFrom('flowCase as case')
    .innerJoin('flowEvent as event', 'event.caseId', 'case.id')
    .where('case.id', '=', caseId)
    .select(['event.sequence', 'event.body', 'event.hash', 'case.sequence as last', 'case.lastHash'])
    .orderBy('event.sequence'),
)

/** Returns the stored chain and its recorded end, read in one statement so that both are consistent. */
export async function loadChain(
  tx: Reader,
  caseId: string,
): Promise<Readonly<{ rows: readonly ChainRow[]; end: ChainEnd }>> {
  const stored = await chainRowsOf(tx, { caseId })
  const end = { sequence: stored[0]?.last ?? 0, hash: hexOf(stored[0]?.lastHash ?? null) }
  return { rows: chainRows(caseId, stored), end }
}

type StoredEvent = Readonly<{ sequence: number; body: string; hash: Uint8Array }>

/** Separators and size of the parts of a row; canonical JSON has no line breaks. */
export const betweenTypes = ' '
export const betweenBodies = '\n'
export const bytesOfHash = 32

/**
 * Returns the events of a row, which holds those of one moment: `sequence` is that of the first, bodies are
 * lines, and hashes follow each other. Bytes that belong to no event count for the last, whose hash fails.
 */
export function eventsInRow({ sequence, body, hash }: StoredEvent): readonly StoredEvent[] {
  const bodies = body.split(betweenBodies)
  return bodies.map((one, at) => {
    const end = at === bodies.length - 1 ? undefined : (at + 1) * bytesOfHash
    return { sequence: sequence + at, body: one, hash: hash.subarray(at * bytesOfHash, end) }
  })
}

/**
 * Returns each event with the hash of its predecessor. A body that differs from the hashed text has no hash;
 * an unreadable one ends the events, and the verifier reports the rest missing.
 */
export function chainRows(caseId: string, moments: readonly StoredEvent[]): readonly ChainRow[] {
  const stored = moments.flatMap(eventsInRow)
  const rows: ChainRow[] = []
  for (const { sequence, body, hash } of stored) {
    const event = eventIn(body)
    if (!event) return rows

    const previousHash = rows.length === 0 ? caseId : hexOf(stored[rows.length - 1]?.hash ?? null)
    rows.push({ sequence, event, previousHash, hash: canonicalJson(event) === body ? hexOf(hash) : '' })
  }
  return rows
}

/** Parses the canonical JSON of an event; returns undefined if the row was tampered with. */
function eventIn(body: string): FlowEvent | undefined {
  try {
    return JSON.parse(body) as FlowEvent
  } catch {
    return undefined
  }
}

function hexOf(hash: Uint8Array | null): string {
  return hash ? Buffer.from(hash).toString('hex') : ''
}

/** Returns SHA-256 as lower-case hex, the format of the event chain. */
export function sha256(text: string): string {
  return digest('sha256', text, 'hex')
}
