import { takeTurn } from '../src/clock/outbox/outbox-store.ts'
import type { Office } from './office.ts'

/** Holds the turn of delivery while `work` runs, so that no tick of the server carries the facts that it writes. */
export function whileFactsWait<Result>(office: Office, work: () => Promise<Result>): Promise<Result> {
  return office.db
    .tenant('demo')
    .transaction()
    .execute(async (tx) => {
      if (!(await takeTurn(tx, 'demo'))) throw new Error('Another round is carrying facts.')
      return work()
    })
}
