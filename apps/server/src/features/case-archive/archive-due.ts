import { isoOf } from '../../clock.ts'
import { reasonOf } from '../../reasons/index.ts'
import type { Server } from '../../server.ts'
import { archiveCase } from './archive-case.ts'
import { keepFailure, takeDue } from './due-archive-store.ts'

const atOnce = 20
/** Whoever has taken a case has so long; after it somebody else takes it. */
const lease = 120_000

/**
 * Makes the documents that a tenant's finished cases wait for, each in its own transaction: what one of them does wrong
 * is written down and tried again later, and holds up no other.
 */
export async function archiveDue(server: Server, tenant: string): Promise<void> {
  const db = server.db.tenant(tenant)
  const now = server.clock()
  const due = await takeDue(db, { now: isoOf(now), until: isoOf(now + lease), most: atOnce })
  for (const one of due) {
    try {
      await archiveCase(server, tenant, one.caseId)
    } catch (err) {
      server.log.error({ err, case: one.caseId, tenant }, 'a case could not be archived')
      await keepFailure(db, one, { now: server.clock(), reason: reasonOf(err, { loggedAs: one.caseId }) })
    }
  }
  if (due.length === atOnce) await archiveDue(server, tenant)
}
