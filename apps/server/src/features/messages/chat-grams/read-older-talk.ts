import type { Server } from '../../../server.ts'
import { giveOlderGrams } from './gram-store.ts'

const rowsAtOnce = 500
const mostAtOnce = 40

/** Lets what was said before messages had grams be found by them, a part at a time. */
export async function readOlderTalk({ db }: Pick<Server, 'db'>, tenant: string): Promise<void> {
  for (let part = 0; part < mostAtOnce; part += 1)
    if (!(await giveOlderGrams(db.tenant(tenant), rowsAtOnce))) return
}
