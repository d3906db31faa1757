import type { Db } from '@signet/db'
import { type ToldCase, type ToldPerson, tellEvents, tellOrigin } from '@signet/flow'
import { chainRows, designOf } from '../approvals/index.ts'
import { nextCases, type Range } from './history-store.ts'

const atOnce = 500

type Telling = Readonly<{ db: Db; tenant: string; nameOf: (person: string) => string }>

/** The cases of a range with their histories, as other tools want them: of all of them, a few hundred are in memory. */
export async function* tellCases({ db, tenant, nameOf }: Telling, range: Range): AsyncGenerator<ToldCase> {
  const handle = db.tenant(tenant)
  const personOf = (id: string): ToldPerson => ({ id, name: nameOf(id) })
  for (let after = ''; ; ) {
    const { cases, events } = await nextCases(handle, range, after, atOnce)
    const eventsOf = Map.groupBy(events, ({ caseId }) => caseId)
    for (const { id, flowId, title, status, starterId, ...version } of cases) {
      // A design is only read, and that needs no transaction; the handle is the tenant's either way.
      const { flow: plan } = await designOf({ tx: handle, db, tenant }, version)
      const rows = chainRows(id, eventsOf.get(id) ?? [])
      yield {
        id,
        title,
        status,
        flow: { id: flowId, name: plan.definition.name },
        starter: personOf(starterId),
        ...tellOrigin(rows),
        events: tellEvents({ plan, rows, personOf }),
      }
    }
    const last = cases.at(-1)
    if (!last) return
    after = last.id
  }
}
