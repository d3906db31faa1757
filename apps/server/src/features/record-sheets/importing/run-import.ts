import type { RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { isoOf } from '../../../clock/clock.ts'
import { leaseAt } from '../../../clock/lease.ts'
import { createAnswerMemory } from '../../../outside/index.ts'
import type { Server } from '../../../server.ts'
import { ThreadDied, ThreadEnded } from '../../../workers/index.ts'
import { openCallFor } from '../acting-for.ts'
import { forgetTickets } from '../ticket-store.ts'
import { commitBatches } from './commit-import-batches.ts'
import {
  type Failure,
  findImport,
  forgetImports,
  leaseImport,
  lockImport,
  openImports,
  releaseImport,
  updateImport,
} from './import-store.ts'
import { openTurns } from './open-turns.ts'
import { readImport } from './read-import.ts'
import { failedNotice } from './tell-import.ts'

const atOnce = 2

type NodeImports = Readonly<{ works: Map<string, Promise<void>>; inTurn: ReturnType<typeof openTurns> }>
const underWay = new WeakMap<Server, NodeImports>()

function importsOn(server: Server): NodeImports {
  const own = underWay.get(server) ?? { works: new Map(), inTurn: openTurns(atOnce) }
  underWay.set(server, own)
  return own
}

type OpenImport = Readonly<{ id: string; personId: string }>

/** Runs an import in the background when it is its turn, once on this node; failures are recorded with the import. */
export function startImportWork(server: Server, tenant: string, open: OpenImport): void {
  const { works } = importsOn(server)
  const key = `${tenant}:${open.id}`
  if (works.has(key)) return

  const work = runInTurn(server, tenant, open)
    .catch((err: unknown) => server.log.error({ err, importId: open.id }, 'an import broke off'))
    .finally(() => works.delete(key))
  works.set(key, work)
}

/** Leases an import only when its turn has come, since a lease that ends while it waits would count as an attempt. */
function runInTurn(server: Server, tenant: string, { id, personId }: OpenImport): Promise<void> {
  return importsOn(server).inTurn(`${tenant}:${personId}`, () => runImport(server, tenant, id))
}

/** Resolves when this node runs no imports. */
export async function importsAreDone(server: Server): Promise<void> {
  await Promise.all(importsOn(server).works.values())
}

const column = { table: 'record_import', id: 'id', until: 'leased_until' }
/** An import that ended its server twice would end it again. */
const mostAttempts = 2

/** Runs the next phase of an import, unless another node holds it. */
async function runImport(server: Server, tenant: string, id: string): Promise<void> {
  const db = server.db.tenant(tenant)
  const lease = leaseAt(server)
  const attempt = await leaseImport(db, { id, ...lease })
  if (attempt === 0) return

  try {
    if (attempt > mostAttempts) throw new Refusal<RefusalCode>('records.importGivenUp')
    await server.leases.hold({ tenant, column, ids: [id], lease }, () => work(server, tenant, id))
  } catch (error) {
    const attempts = attemptsAfter(error, attempt)
    if (attempts !== undefined) return releaseImport(db, { id, attempts })
    const isExpected = error instanceof Refusal
    const failure = isExpected
      ? { refusal: error.code, params: { ...error.params } }
      : { refusal: 'server.failed' satisfies RefusalCode, params: { requestId: id } }
    await fail(server, tenant, { id, failure })
    if (!isExpected) throw error
  }
}

/** Returns the attempts to count when an import is left to another attempt: an ended server is no fault of the sheet. */
function attemptsAfter(error: unknown, attempt: number): number | undefined {
  if (error instanceof ThreadEnded) return attempt - 1
  return error instanceof ThreadDied ? attempt : undefined
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

/** Starts imports that wait, and those of nodes that died. A server that closes does not wait for them. */
export async function resumeImports(server: Server, tenant: string): Promise<boolean> {
  const open = await openImports(server.db.tenant(tenant), isoOf(server.clock()))
  for (const one of open) startImportWork(server, tenant, one)
  // The import itself goes on after this.
  return false
}

/** Deletes old imports and expired links to sheets. */
export async function forgetSheets(
  server: Server,
  tenant: string,
  { now, weekAgo }: Readonly<{ now: string; weekAgo: string }>,
): Promise<void> {
  const db = server.db.tenant(tenant)
  await forgetTickets(db, now)
  await forgetImports(db, weekAgo)
}
