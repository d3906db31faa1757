import type { Tx } from '@signet/db'
import { systemActor } from '../../http/actor.ts'
import { houseLanguage } from '../../http/caller.ts'
import type { Server } from '../../server.ts'
import { designFor, loadWholeCaseFor, lockCase } from '../approvals/index.ts'
import { casePages } from '../evidence/index.ts'
import type { Archiving } from './archiving.ts'
import { holdWaiting, markMade } from './due-archive-store.ts'
import { putDocument } from './put-document.ts'
import { readersOf } from './readers-of.ts'

/**
 * Makes the document of a case that waits for one, in one transaction, the case locked first: whoever does so again, or
 * at the same time, finds it made. Bytes that were written before a fault are written again, under the same name.
 */
export async function archiveCase(server: Server, tenant: string, caseId: string): Promise<void> {
  await server.db
    .tenant(tenant)
    .transaction()
    .execute(async (tx: Tx) => {
      const stored = await lockCase(tx, caseId)
      const wish = stored && (await holdWaiting(tx, caseId))
      if (!stored || !wish) return

      const actor = systemActor(tenant)
      // The moment of the wish, so that a second attempt writes the same pages.
      const caller = { locale: houseLanguage } as const
      const archiving: Archiving = { tx, server, actor, now: wish.wantedAt, caller }
      const { rules } = (await designFor(archiving, stored)).flow.definition
      const people = await readersOf(archiving, stored, rules.archive)
      const whole = await loadWholeCaseFor(archiving, stored, people)
      const bytes = await casePages(archiving, whole)
      const documentId = await putDocument(archiving, { stored, bytes, people, known: wish.documentId })
      await markMade(tx, caseId, documentId)
    })
}
