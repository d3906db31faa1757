import { setImmediate as turn } from 'node:timers/promises'
import type { Db } from '@signet/db'
import { type CaseHistory, type HistoryPerson, listActivities, originOf } from '@signet/flow'
import { loadCompiledDesign } from '../../cases/design/compiled-design.ts'
import { chainRows } from '../../cases/store/event-store.ts'
import { nextCases, type Range } from './history-store.ts'

const atOnce = 100

type HistorySource = Readonly<{ db: Db; tenant: string; nameOf: (person: string) => string }>

/** Yields the cases of a range with their histories, with a hundred in memory. */
export async function* streamCaseHistories(
  { db, tenant, nameOf }: HistorySource,
  range: Range,
): AsyncGenerator<CaseHistory> {
  const handle = db.tenant(tenant)
  const personOf = (id: string): HistoryPerson => ({ id, name: nameOf(id) })
  for (let after = ''; ; ) {
    const { cases, events } = await nextCases(handle, range, after, atOnce)
    const eventsOf = Map.groupBy(events, ({ caseId }) => caseId)
    for (const { id, flowId, title, status, starterId, ...version } of cases) {
      const { flow: plan } = await loadCompiledDesign({ tx: handle, db, tenant }, version)
      const rows = chainRows(id, eventsOf.get(id) ?? [])
      // Others get their turn after each case, since an export may hold all of them.
      await turn()
      yield {
        id,
        title,
        status,
        flow: { id: flowId, name: plan.definition.name },
        starter: personOf(starterId),
        ...originOf(rows),
        events: listActivities({ plan, rows, personOf }),
      }
    }
    const last = cases.at(-1)
    if (!last) return
    after = last.id
  }
}
