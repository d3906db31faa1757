import { access, constants, statfs } from 'node:fs/promises'
import { availableParallelism, loadavg } from 'node:os'
import { contract, type HandlerOutput } from '@signet/contract'
import type { Reader } from '@signet/db'
import { isoOf } from '../../../clock/clock.ts'
import { serve } from '../../../http/serve.ts'
import { usageIn } from '../../../people/tenants/index.ts'
import type { Server } from '../../../server.ts'
import {
  databaseFigures,
  forgetNode,
  keepNode,
  listNodes,
  queueFigures,
  tenantTables,
  troubleSince,
} from './monitor-store.ts'

type View = HandlerOutput<typeof contract.monitor.show>

const minute = 60_000
const day = 24 * 60 * minute
/** A server says each minute that it is there; two that fail are no alarm. */
const silent = 3 * minute
const mostTables = 10

export const showMonitor = serve(contract.monitor.show, async ({ actor, tx, now, server }) => {
  const { tenant } = actor
  const ago = (milliseconds: number) => isoOf(Date.parse(now) - milliseconds)
  return {
    process: processView(server, now),
    nodes: [...(await listNodes(server.db.platform, { since: ago(silent), own: server.vitals.nodeId }))],
    database: databaseView(await databaseFigures(tx), await tenantTables(tx, tenant)),
    queue: await queueFigures(tx),
    quotas: await quotasView(server, tx, tenant),
    sockets: socketsView(server, tenant),
    ...(await troubleSince(tx, ago(day))),
    outside: await outsideView(server),
  }
})

/** Writes down that this server is there. */
export async function sayThere({ db, clock, vitals, product }: Server): Promise<void> {
  const now = clock()
  const node = {
    id: vitals.nodeId,
    host: vitals.host,
    version: product.version,
    startedAt: isoOf(vitals.startedAt),
    seenAt: isoOf(now),
  }
  await keepNode(db.platform, node, isoOf(now - day))
}

/** A server that stops takes its name off the list. */
export async function sayGone({ db, vitals }: Server): Promise<void> {
  await forgetNode(db.platform, vitals.nodeId)
}

function processView({ product, vitals }: Server, now: string): View['process'] {
  const { rss: resident, heapUsed, heapTotal } = process.memoryUsage()
  return {
    version: product.version,
    build: product.build,
    runtime: process.version,
    uptimeSeconds: (Date.parse(now) - vitals.startedAt) / 1000,
    memory: { resident, heapUsed, heapTotal },
    eventLoop: vitals.eventLoopDelay(),
    processors: availableParallelism(),
    load: loadavg()[0] ?? 0,
  }
}

function databaseView(
  { version, connections, most, longest }: Awaited<ReturnType<typeof databaseFigures>>,
  tables: Awaited<ReturnType<typeof tenantTables>>,
): View['database'] {
  const sized = tables.map(({ name, rows, bytes }) => ({ name, rows, bytes: Number(bytes) }))
  return {
    version,
    bytes: sized.reduce((sum, { bytes }) => sum + bytes, 0),
    connections,
    mostConnections: most,
    longestQuery: longest,
    tables: sized.slice(0, mostTables),
  }
}

async function quotasView(server: Server, tx: Reader, tenant: string): Promise<View['quotas']> {
  const { mostPeople, mostBytes, callsPerMinute } = await server.tenants.of(tenant)
  const { people, bytes } = await usageIn(tx)
  const perTenant = Number.isFinite(server.fileSpace.perTenant) ? server.fileSpace.perTenant : null
  const most =
    mostBytes === null || perTenant === null ? (mostBytes ?? perTenant) : Math.min(mostBytes, perTenant)
  return {
    people: { used: people, most: mostPeople },
    storage: { used: bytes, most },
    callsPerMinute,
  }
}

function socketsView({ sockets }: Server, tenant: string): View['sockets'] {
  const windows = [...sockets.windows(tenant).values()]
  return { people: sockets.online(tenant).length, open: windows.reduce((sum, count) => sum + count, 0) }
}

/** What the server itself uses; systems of the settings are asked by a call of their own. */
async function outsideView({ filesDir, bus }: Server): Promise<View['outside']> {
  return [
    await filesView(filesDir),
    { name: 'redis', state: bus.isShared ? 'ok' : 'off', detail: '', freeBytes: null },
  ]
}

async function filesView(folder: string): Promise<View['outside'][number]> {
  try {
    await access(folder, constants.W_OK)
    const { bavail, bsize } = await statfs(folder)
    return { name: 'files', state: 'ok', detail: '', freeBytes: bavail * bsize }
  } catch (error) {
    return {
      name: 'files',
      state: 'failing',
      detail: String((error as NodeJS.ErrnoException).code),
      freeBytes: null,
    }
  }
}
