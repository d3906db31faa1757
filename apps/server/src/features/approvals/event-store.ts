import type { Tx } from '@signet/db'
import type { ChainEnd, ChainRow, FlowEvent } from '@signet/flow'

/** The stored chain of a case and its end as the case knows it, read in one statement so that both are of one moment. */
export async function loadChain(
  tx: Tx,
  caseId: string,
): Promise<Readonly<{ rows: readonly ChainRow[]; end: ChainEnd }>> {
  const stored = await tx
    .selectFrom('flowCase as case')
    .innerJoin('flowEvent as event', 'event.caseId', 'case.id')
    .where('case.id', '=', caseId)
    .select(['event.sequence', 'event.body', 'event.hash', 'case.sequence as last', 'case.lastHash'])
    .orderBy('event.sequence')
    .execute()
  const end = { sequence: stored[0]?.last ?? 0, hash: hexOf(stored[0]?.lastHash ?? null) }
  return { rows: chainRows(caseId, stored), end }
}

type StoredEvent = Readonly<{ sequence: number; body: string; hash: Uint8Array }>

/** Each row with the hash of the row that stands before it in the table. */
export function chainRows(caseId: string, stored: readonly StoredEvent[]): readonly ChainRow[] {
  return stored.map(({ sequence, body, hash }, place) => ({
    sequence,
    event: eventIn(body),
    previousHash: place === 0 ? caseId : hexOf(stored[place - 1]?.hash ?? null),
    hash: hexOf(hash),
  }))
}

/** The canonical JSON of an event, written by transitions only. A body that was tampered with is still shown as it is. */
export function eventIn(body: string): FlowEvent {
  return JSON.parse(body) as FlowEvent
}

function hexOf(hash: Uint8Array | null): string {
  return hash ? Buffer.from(hash).toString('hex') : ''
}
