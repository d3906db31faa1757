import { createReadStream } from 'node:fs'
import { mkdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { TenantDb, Tx } from '@signet/db'
import { Refusal } from '@signet/std'
import { isoOf } from '../../../clock/clock.ts'
import { processLeased } from '../../../clock/lease.ts'
import { doubling } from '../../../clock/retry.ts'
import {
  deleteObject,
  type KeptStore,
  keyOf,
  type OpenStore,
  openStore,
  putObject,
  StoreFailure,
} from '../../../outside/objects/index.ts'
import type { Server } from '../../../server.ts'
import { contentPath, keepContent, uploadsOf } from '../content-store.ts'
import { isContentUsed, lockContent } from '../file-store.ts'
import { chosenStore } from './chosen-store.ts'
import { fetchContent } from './open-content.ts'
import {
  askForMisplaced,
  askForMove,
  type DueMove,
  endMove,
  failMove,
  findStoreOf,
  listStores,
  type MoveReason,
  postponeMoves,
  putPlace,
  removeEmptyStores,
  takeMoves,
} from './place-store.ts'

const column = { table: 'content_move', id: 'content_hash', until: 'due_at' }
const atOnce = 4
const lease = 60_000
const longestPause = 3_600_000
const retries = doubling(longestPause)
/** Milliseconds for which a storage that failed is not asked for other files. */
const storeRests = 30_000
/** New uploads are read most, so they stay at hand for a while. */
const restsFor = 600_000

type Stored = Readonly<{ tx: Tx; tenant: string; contentHash: string }>

/** Lets new content move to the object storage that the company chose; does nothing while it chose none. */
export async function moveLater(
  { settings, clock }: Pick<Server, 'settings' | 'clock'>,
  { tx, tenant, contentHash }: Stored,
): Promise<void> {
  const { place } = await settings.of(tenant, 'storage')
  const isElsewhere = (await findStoreOf(tx, contentHash)) !== undefined
  if (place === 'objects' || isElsewhere) await askForMove(tx, contentHash, isoOf(clock() + restsFor))
}

/** Deletes unused content from its object storage after this transaction. */
export async function forgetLater(
  { clock }: Pick<Server, 'clock'>,
  { tx, contentHash }: Omit<Stored, 'tenant'>,
) {
  if (await findStoreOf(tx, contentHash)) await askForMove(tx, contentHash, isoOf(clock()))
}

type Choice = Readonly<{ tx: Tx; tenant: string; now: string }>

/** Moves all files to the place that the settings name, in the background. Call it in the transaction that saves them. */
export async function moveAll(server: Server, { tx, tenant, now }: Choice): Promise<void> {
  const chosen = await chosenStore(server, { db: tx, tenant })
  await askForMisplaced(tx, chosen?.id, now)
}

/** Moves due content; returns whether there was any. */
export async function moveDue(server: Server, tenant: string): Promise<boolean> {
  const db = server.db.tenant(tenant)
  const isAny = await processLeased(server, {
    tenant,
    column,
    milliseconds: lease,
    take: (taken) => takeMoves(db, { ...taken, most: atOnce }),
    idOf: ({ contentHash }) => contentHash,
    work: (due) => moveOne(server, { db, tenant }, due),
  })
  if (isAny) await removeEmptyStores(db, (await chosenStore(server, { db, tenant }))?.id)
  return isAny
}

type Place = Readonly<{ db: TenantDb; tenant: string }>

async function moveOne(server: Server, { db, tenant }: Place, due: DueMove): Promise<void> {
  const { contentHash, attempts } = due
  try {
    await settle({ server, db, tenant, contentHash, isAgain: attempts > 1 })
    await endMove(db, due, isoOf(server.clock()))
  } catch (err) {
    server.log.error({ err, content: contentHash, tenant }, 'stored content could not be moved')
    const now = server.clock()
    const dueAt = isoOf(now + retries(attempts))
    await failMove(db, contentHash, { reason: reasonOf(err), dueAt })
    if (isOfStore(err)) await postponeMoves(db, isoOf(now), isoOf(now + storeRests))
  }
}

function isOfStore(error: unknown): boolean {
  return error instanceof StoreFailure || error instanceof Refusal
}

function reasonOf(error: unknown): MoveReason {
  if (error instanceof StoreFailure) return { code: error.code, params: error.params }
  if (error instanceof Refusal) return { code: error.code, params: error.params as MoveReason['params'] }
  return { code: 'server.failed', params: {} }
}

type Move = Place &
  Readonly<{
    server: Server
    contentHash: string
    /** Whether an attempt failed before, which may have left copies in any storage. */
    isAgain: boolean
  }>

/**
 * Brings content to where it belongs. Bytes are copied first, then the place changes in one transaction, then former
 * copies are deleted: whenever it is interrupted, the place names a whole copy.
 */
async function settle(move: Move): Promise<void> {
  const { server, db, tenant, contentHash, isAgain } = move
  const open = (row: KeptStore) => openStore({ ...server, tenant }, row)
  const [from, chosen] = [await findStoreOf(db, contentHash), await chosenStore(server, { db, tenant })]
  const to = chosen && open(chosen)
  const wasUsed = await isContentUsed(db, contentHash)
  if (wasUsed) await copyTo(move, { from: from?.id, to })

  const isUsed = await placeAt(move, wasUsed ? to?.id : undefined)
  const kept = wasUsed && isUsed ? to : undefined
  if (kept) await rm(pathOf(move), { force: true })
  const mayHold = isAgain ? await listStores(db) : distinctStores([from, chosen])
  for (const row of mayHold) if (row.id !== kept?.id) await deleteIn(open(row), contentHash)
}

function distinctStores(rows: readonly (KeptStore | undefined)[]): readonly KeptStore[] {
  const known = rows.filter((row) => row !== undefined)
  return known.filter(({ id }, at) => known.findIndex((one) => one.id === id) === at)
}

function pathOf({ server, tenant, contentHash }: Move): string {
  return contentPath(server.filesDir, tenant, contentHash)
}

function deleteIn({ reach, account, ...store }: OpenStore, contentHash: string): Promise<void> {
  return deleteObject(reach, account, keyOf(store, contentHash))
}

/** A file that came meanwhile left a copy in the folder, which goes the same way. */
async function copyTo(
  move: Move,
  { from, to }: Readonly<{ from: string | undefined; to: OpenStore | undefined }>,
): Promise<void> {
  const path = pathOf(move)
  const isHere = (await sizeOf(path)) !== undefined
  if (!isHere && from === to?.id) return
  if (!isHere) await fetchHere(move)
  if (!to) return
  const content = {
    size: (await stat(path)).size,
    sha256: move.contentHash,
    open: () => createReadStream(path),
  }
  await putObject(to.reach, to.account, { key: keyOf(to, move.contentHash), content })
}

/** Writes the place of content, unless no file has it any more; returns whether one has. */
function placeAt(move: Move, storeId: string | undefined): Promise<boolean> {
  const { db, contentHash } = move
  return db.transaction().execute(async (tx) => {
    await lockContent(tx, contentHash)
    const isUsed = await isContentUsed(tx, contentHash)
    await putPlace(tx, contentHash, isUsed ? storeId : undefined)
    if (!isUsed) await rm(pathOf(move), { force: true })
    return isUsed
  })
}

/** Brings content into the folder of the server. */
async function fetchHere(move: Move): Promise<void> {
  const { server, tenant, contentHash } = move
  const folder = uploadsOf(server.filesDir, tenant)
  const arriving = join(folder, `${contentHash}.moving`)
  await mkdir(folder, { recursive: true })
  try {
    if (!(await fetchContent(server, { tenant, contentHash, path: arriving })))
      throw new Error(`The stored content ${contentHash} of ${tenant} is missing`)
    await keepContent(arriving, pathOf(move))
  } finally {
    await rm(arriving, { force: true })
  }
}

async function sizeOf(path: string): Promise<number | undefined> {
  try {
    return (await stat(path)).size
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
