import { contract, type RefusalCode } from '@signet/contract'
import type { Tx } from '@signet/db'
import type { ArchiveRule, CaseState } from '@signet/flow'
import { Refusal } from '@signet/std'
import type { WriteContext } from '../../../cases/context.ts'
import { designInTenant } from '../../../cases/design/compiled-design.ts'
import { loadWholeCaseFor } from '../../../cases/reading/load-whole-case.ts'
import { requestArchive } from '../../../cases/store/archive-store.ts'
import { lockCase, type StoredCase, stateOf } from '../../../cases/store/case-store.ts'
import { loadChain } from '../../../cases/store/event-store.ts'
import { processLeased } from '../../../clock/lease.ts'
import { reasonOf } from '../../../clock/reason.ts'
import { systemActor } from '../../../http/actor.ts'
import { houseLanguage } from '../../../http/caller.ts'
import { serve } from '../../../http/serve.ts'
import type { Server } from '../../../server.ts'
import { storeCompanyDocument } from '../../documents/index.ts'
import { casePages } from '../../evidence/index.ts'
import { cleanFileName, dropFile, storeBytes } from '../../files/index.ts'
import {
  folderOfFlow,
  isKeptCase,
  keepFailure,
  lockWaitingArchive,
  markArchived,
  takeDueArchives,
} from './case-archive-store.ts'

const column = { table: 'case_archive', id: 'case_id', until: 'due_at' }
const atOnce = 20

/**
 * Archives the finished cases that are due, each in its own transaction; a failure is recorded and retried
 * without blocking others.
 */
export function archiveDue(server: Server, tenant: string): Promise<boolean> {
  const db = server.db.tenant(tenant)
  return processLeased(server, {
    tenant,
    column,
    take: (lease) => takeDueArchives(db, { ...lease, most: atOnce }),
    inOrder: true,
    idOf: ({ caseId }) => caseId,
    work: async (due) => {
      try {
        await archiveCase(server, tenant, due.caseId)
      } catch (err) {
        server.log.error({ err, case: due.caseId, tenant }, 'a case could not be archived')
        await keepFailure(db, due, { now: server.clock(), reason: reasonOf(err, { loggedAs: due.caseId }) })
      }
    },
  })
}

/**
 * Archives a case in one transaction that locks the case first, so that repeated or simultaneous calls do
 * it once. Bytes from before a fault are overwritten under the same name.
 */
export async function archiveCase(server: Server, tenant: string, caseId: string): Promise<void> {
  await server.db
    .tenant(tenant)
    .transaction()
    .execute(async (tx: Tx) => {
      const stored = await lockCase(tx, caseId)
      const request = stored && (await lockWaitingArchive(tx, caseId))
      if (!stored || !request) return

      const actor = systemActor(tenant)
      // Uses the time of the request, so that a retry writes identical pages.
      const caller = { locale: houseLanguage } as const
      const archiving: ArchiveContext = { tx, server, actor, now: request.wantedAt, caller }
      const { rules } = (await designInTenant(archiving, stored)).flow.definition
      const people = await readersOf(archiving, stored, rules.archive)
      const whole = await loadWholeCaseFor(archiving, stored, people)
      const bytes = await casePages(archiving, whole)
      const documentId = await putDocument(archiving, { stored, bytes, people, known: request.documentId })
      await markArchived(tx, caseId, documentId)
    })
}

type ArchiveContent = Readonly<{
  stored: StoredCase
  bytes: Uint8Array
  people: readonly string[]
  /** The existing archive document. */
  known: string | null
}>

/** Stores the pages in the archive folder of the flow, replacing older ones; returns the document's id. */
async function putDocument(
  { tx, server, actor, now }: ArchiveContext,
  { stored, bytes, people, known }: ArchiveContent,
): Promise<string> {
  const { tenant } = actor
  const name = cleanFileName(`${stateOf(stored).title}.pdf`)
  const file = { name, type: 'application/pdf', bytes }
  const fileId = await storeBytes(server, { tx, tenant, file, now })
  const folder = await folderOfFlow(tx, {
    id: server.newId(),
    name: stored.flowName,
    flowId: stored.flowId,
    now,
  })
  const id = known ?? server.newId()
  const { replaced } = await storeCompanyDocument(tx, { id, folder, name, fileId, people, now })
  if (replaced !== null) await dropFile(server, { tx, tenant, fileId: replaced })
  return id
}

/** Returns the active people who may read the archive document by the flow's rule. */
async function readersOf(
  { tx, server, actor }: ArchiveContext,
  stored: StoredCase,
  { readers, people }: ArchiveRule,
): Promise<readonly string[]> {
  const state = stateOf(stored)
  const { isActive } = await server.directories.of(actor.tenant)
  const found = {
    starter: () => startersOf(state),
    lastDeciders: () => lastDecidersOf(state),
    chosen: () => people,
    involved: async () => {
      const { rows } = await loadChain(tx, state.id)
      const acted = rows.flatMap(({ event }) => event.by ?? [])
      const copied = state.copies.map(({ person }) => person)
      return [...startersOf(state), ...acted, ...decidersOf(state), ...copied]
    },
  } as const
  return [...new Set(await found[readers]())].filter(isActive)
}

function startersOf({ starter, launcher }: CaseState): readonly string[] {
  return launcher === undefined ? [starter] : [starter, launcher]
}

/** Includes people for whom an agent decided. */
function decidersOf({ tasks }: CaseState): readonly string[] {
  return tasks.filter(({ decision }) => decision !== undefined).map(({ person }) => person)
}

/** Everyone who decided at the node decided last. */
function lastDecidersOf(state: CaseState): readonly string[] {
  const decided = state.tasks.filter(({ decision }) => decision !== undefined)
  const last = decided.toSorted((a, b) => ((a.closedAt ?? '') < (b.closedAt ?? '') ? 1 : -1))[0]
  return decided
    .filter(({ node, round }) => node === last?.node && round === last.round)
    .map(({ person }) => person)
}

/** Context of the system; the readers of the document determine what it may contain. */
type ArchiveContext = Pick<WriteContext, 'tx' | 'actor' | 'now' | 'server'> &
  Readonly<{ caller: Readonly<{ locale: typeof houseLanguage }> }>

/** Locks the case first, in the same order as archiving does. */
export const retryArchive = serve(contract.caseArchive.retry, async ({ input, tx, now }) => {
  const { caseId } = input
  const isKept = (await lockCase(tx, caseId)) !== undefined && (await isKeptCase(tx, caseId))
  if (!isKept) throw new Refusal<RefusalCode>('approvals.caseNotFound')
  await requestArchive(tx, { caseId, now })
  return null
})
