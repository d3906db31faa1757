import type { RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { isoOf } from '../../../clock/clock.ts'
import { createAnswerMemory } from '../../../outside/index.ts'
import type { Server } from '../../../server.ts'
import { openCallFor } from '../acting-for.ts'
import { forgetTickets } from '../ticket-store.ts'
import { commitBatches } from './commit-import-batches.ts'
import {
  type Failure,
  findImport,
  forgetImports,
  leaseEnd,
  leaseImport,
  lockImport,
  openImports,
  updateImport,
} from './import-store.ts'
import { readImport } from './read-import.ts'
import { failedNotice } from './tell-import.ts'

const underWay = new WeakMap<Server, Set<Promise<void>>>()

/** Starts an import in the background; failures are recorded with the import. */
export function startImportWork(server: Server, tenant: string, id: string): void {
  const works = underWay.get(server) ?? new Set()
  underWay.set(server, works)
  const work: Promise<void> = runImport(server, tenant, id)
    .catch((err: unknown) => server.log.error({ err, importId: id }, 'an import broke off'))
    .finally(() => works.delete(work))
  works.add(work)
}

/** Resolves when this node runs no imports. */
export async function importsAreDone(server: Server): Promise<void> {
  await Promise.all(underWay.get(server) ?? [])
}

/** Runs the next phase of an import, unless another node holds it. */
async function runImport(server: Server, tenant: string, id: string): Promise<void> {
  const db = server.db.tenant(tenant)
  const now = isoOf(server.clock())
  if (!(await leaseImport(db, { id, now, until: leaseEnd(server) }))) return

  try {
    await work(server, tenant, id)
  } catch (error) {
    const isExpected = error instanceof Refusal
    const failure = isExpected
      ? { refusal: error.code, params: { ...error.params } }
      : { refusal: 'server.failed' satisfies RefusalCode, params: { requestId: id } }
    await fail(server, tenant, { id, failure })
    if (!isExpected) throw error
  }
}

async function fail(
  server: Server,
  tenant: string,
  { id, failure }: Readonly<{ id: string; failure: Failure }>,
): Promise<void> {
  const at = isoOf(server.clock())
  const { refusal, params } = failure
  await server.db
    .tenant(tenant)
    .transaction()
    .execute(async (tx) => {
      const row = await lockImport(tx, id)
      if (!row) return
      const reason = server.words.t(row.locale)(refusal, params)
      await updateImport(tx, id, at, { state: 'failed', failure, leasedUntil: null })
      await server.outbox.write(tx, failedNotice(row, reason), at)
    })
  server.outbox.wake(tenant)
}

async function work(server: Server, tenant: string, id: string): Promise<void> {
  const row = await findImport(server.db.tenant(tenant), id)
  if (!row) return
  // Caches answers, so that many records with the same question call an interface once.
  const remembering = { ...server, answers: createAnswerMemory() }
  const asking = await openCallFor(remembering, server.db.tenant(tenant), { tenant, ...row })
  if (!asking) throw new Refusal<RefusalCode>('records.noPermission')

  if (row.state === 'reading') await readImport(asking, row)
  if (row.state === 'committing') await commitBatches(remembering, tenant, id)
}

/** Resumes imports of dead nodes and deletes expired ones. */
export async function sweepImports(
  server: Server,
  tenant: string,
  { now, weekAgo }: Readonly<{ now: string; weekAgo: string }>,
): Promise<void> {
  const db = server.db.tenant(tenant)
  await forgetTickets(db, now)
  await forgetImports(db, weekAgo)
  for (const id of await openImports(db, now)) await runImport(server, tenant, id)
}
