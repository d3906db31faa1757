import type { Db, TenantDb } from '@signet/db'
import { type FlowEvent, verifyChain } from '@signet/flow'
import { betweenTypes, chainRows, eventsInRow, sha256 } from '../cases/store/event-store.ts'
import { listTenants } from '../people/tenants/index.ts'

/** First deviation in the history of a case. */
export type HistoryFault = Readonly<{ tenant: string; caseId: string; sequence: number; fault: string }>

export type HistoryReport = Readonly<{ cases: number; events: number; faults: readonly HistoryFault[] }>

const atOnce = 1000

/** Checks the events of every case of every tenant against their chain and the stored end. */
export async function verifyHistory(db: Db): Promise<HistoryReport> {
  const faults: HistoryFault[] = []
  let [cases, events] = [0, 0]
  for (const { code } of await listTenants(db))
    for await (const chains of chainsOf(db, code)) {
      cases += chains.cases.length
      events += chains.events.flatMap(eventsInRow).length
      faults.push(...faultsIn(chains).map((fault) => ({ tenant: code, ...fault })))
    }
  return { cases, events, faults }
}

async function* chainsOf(db: Db, tenant: string): AsyncGenerator<StoredChains> {
  for (let after: string | null = ''; after !== null; ) {
    const chains: StoredChains = await storedChains(db.tenant(tenant), after, atOnce)
    yield chains
    after = chains.last
  }
}

function faultsIn({ cases, events }: StoredChains) {
  const byCase = Map.groupBy(events, ({ caseId }) => caseId)
  const known = new Set(cases.map(({ id }) => id))
  const ofNoCase = [...byCase.keys()].filter((caseId) => !known.has(caseId))
  return [
    ...ofNoCase.map((caseId) => ({ caseId, sequence: 1, fault: 'ofNoCase' })),
    ...cases.flatMap(({ id: caseId, sequence, lastHash }) => {
      const stored = byCase.get(caseId) ?? []
      const rows = chainRows(caseId, stored)
      const end = { sequence, hash: lastHash ? Buffer.from(lastHash).toString('hex') : '' }
      const fault = verifyChain(caseId, rows, sha256, end) ?? findMislabelled(stored, rows)
      return fault ? [{ caseId, ...fault }] : []
    }),
  ]
}

/** Compares the types and the time of a row with its events. */
function findMislabelled(stored: StoredChains['events'], rows: readonly Readonly<{ event: FlowEvent }>[]) {
  const labels = stored.flatMap(({ type, at }) => type.split(betweenTypes).map((one) => ({ type: one, at })))
  const position = labels.findIndex(({ type, at }, index) => {
    const event = rows[index]?.event
    return event?.type !== type || Date.parse(event.at) !== Date.parse(at)
  })
  return position < 0 ? undefined : { sequence: position + 1, fault: 'mislabelled' }
}

type StoredChains = Awaited<ReturnType<typeof storedChains>>

/**
 * Returns the next cases by id and the events up to the last of them, in one snapshot; the final batch
 * includes events of missing cases.
 */
function storedChains(db: TenantDb, after: string, limit: number) {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      const cases = await tx
        .selectFrom('flowCase')
        .where('id', '>', after)
        .orderBy('id')
        .limit(limit)
        .select(['id', 'sequence', 'lastHash'])
        .execute()
      const last = cases.length < limit ? null : (cases.at(-1)?.id ?? null)
      const events = await tx
        .selectFrom('flowEvent')
        .where('caseId', '>', after)
        .where(({ eb, and }) => and(last === null ? [] : [eb('caseId', '<=', last)]))
        .orderBy('caseId')
        .orderBy('sequence')
        .select(['caseId', 'sequence', 'body', 'hash', 'type', 'at'])
        .execute()
      return { cases, events, last }
    })
}
