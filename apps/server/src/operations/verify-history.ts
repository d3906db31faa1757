import type { Db } from '@signet/db'
import { verifyChain } from '@signet/flow'
import { chainRows, sha256 } from '../features/approvals/index.ts'
import { listTenants } from '../tenants/index.ts'
import { type StoredChains, storedChains } from './chain-store.ts'

/** The first place where the history of a case is not what was written. */
export type HistoryFault = Readonly<{ tenant: string; caseId: string; sequence: number; fault: string }>

export type Verified = Readonly<{ cases: number; events: number; faults: readonly HistoryFault[] }>

const atOnce = 1000

/** Goes through every case of every tenant, and holds its events against their chain and against what the case knows of its end. */
export async function verifyHistory(db: Db): Promise<Verified> {
  const faults: HistoryFault[] = []
  let [cases, events] = [0, 0]
  for (const { code } of await listTenants(db))
    for await (const chains of chainsOf(db, code)) {
      cases += chains.cases.length
      events += chains.events.length
      faults.push(...faultsIn(chains).map((fault) => ({ tenant: code, ...fault })))
    }
  return { cases, events, faults }
}

async function* chainsOf(db: Db, tenant: string): AsyncGenerator<StoredChains> {
  for (let after = ''; ; ) {
    const chains = await storedChains(db.tenant(tenant), after, atOnce)
    const last = chains.cases.at(-1)
    if (!last) return
    yield chains
    after = last.id
  }
}

function faultsIn({ cases, events }: StoredChains) {
  const byCase = Map.groupBy(events, ({ caseId }) => caseId)
  return cases.flatMap(({ id: caseId, sequence, lastHash }) => {
    const rows = chainRows(caseId, byCase.get(caseId) ?? [])
    const end = { sequence, hash: lastHash ? Buffer.from(lastHash).toString('hex') : '' }
    const fault = verifyChain(caseId, rows, sha256, end)
    return fault ? [{ caseId, ...fault }] : []
  })
}
