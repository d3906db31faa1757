import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, startProduct } from '@signet/e2e/product'
import pg from 'pg'
import { readTreeCpuSeconds } from '../cpu-seconds.ts'
import { openServer } from '../database-server.ts'
import { type Figure, type Measurement, rowsOption } from '../figure.ts'
import { cacheFolder, installOnce, installPackages } from '../install-packages.ts'
import { foundLargeCompany } from '../large-company.ts'
import { type ManySockets, openMany } from '../sockets/many-sockets.ts'
import { openSessions } from '../sockets/open-sessions.ts'
import { memoryOf, type ProcessMemory } from '../sockets/process-memory.ts'
import { type RunningServer, startServer } from '../start-server.ts'

/** Sockets of one process, unless `--rows sockets=1000` says otherwise. */
const usual = 15_000
/** Windows of one session. */
const windows = 12
/** Members of the group that hears the messages: with their windows, 5,000 sockets. */
const members = 417
const rounds = 20
const peers = ['ws@8.23.0', 'socket.io@4.8.4'] as const

/**
 * Idle sockets and a text that thousands of them hear, in the product as it runs: with sessions, a database, a group
 * that is written to. Beside a server that does nothing but send, by bare `ws`, and beside socket.io.
 */
export const sockets: Measurement = {
  name: 'sockets',
  about: 'idle sockets in one process, and CPU per delivered message, beside bare ws and socket.io',
  run: async (options) => {
    const count = rowsOption(options, 'sockets', usual)
    const folder = await mkdtemp(join(tmpdir(), 'signet-sockets-'))
    try {
      const ours = await measureSignet(options.database, { count, folder })
      const bare = await measurePeer('ws', { count, folder })
      const io = await measurePeer('socket.io', { count, folder })
      return figuresOf(ours, { bare, io })
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  },
}

type Scale = Readonly<{ count: number; folder: string }>
/** Bytes per socket, and microseconds of CPU per delivered text. */
type Measured = ProcessMemory & Readonly<{ cpu: number }>

async function measureSignet(database: string | undefined, { count, folder }: Scale): Promise<Measured> {
  const server = await openServer(database)
  const databaseUrl = await server.newDatabase('sockets')
  const inspectPort = await freePort()
  const settings = { NODE_OPTIONS: `--inspect-port=${inspectPort}` }
  const dataDir = await mkdtemp(join(tmpdir(), 'signet-sockets-data-'))
  const product = await startProduct({ databaseUrl, dataDir, settings })
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 })
  try {
    const people = Math.max(Math.ceil(count / windows), members)
    await foundLargeCompany(product, people)
    const tokens = await openSessions(pool, people)
    const [writer] = tokens
    if (!writer) throw new Error('The company is empty.')
    const group = await product
      .client(writer.token)
      .chat.createGroup({ name: 'Bench', personIds: tokens.slice(1, members).map(({ person }) => person) })
    const before = await memoryOf({ pid: product.pid, inspectPort })
    const address = product.address.replace('http', 'ws')
    const many = await openMany(
      folder,
      Array.from({ length: count }, (_, at) => {
        const { token } = tokens[Math.floor(at / windows)] ?? writer
        const hello = { method: 'OnConnection', token, mobileDevice: false, systemId: '' }
        return { address: `${address}/websocket/${token}`, hello: [JSON.stringify(hello)] }
      }),
    )
    const after = await memoryOf({ pid: product.pid, inspectPort })
    const listeners = Math.min(members * windows, count)
    const { chat } = product.client(writer.token)
    const cpu = await cpuPerText({ pid: product.pid, many, listeners }, (text, number) =>
      chat.send({ id: group.id, clientId: `bench-client-${number}`, kind: 'text', text }),
    )
    await many.close()
    return { ...perSocket(before, after, count), cpu }
  } finally {
    await pool.end()
    await product.stop()
    await server.close()
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function measurePeer(kind: 'ws' | 'socket.io', { count, folder }: Scale): Promise<Measured> {
  const packages = cacheFolder('sockets')
  await installOnce(packages, () => installPackages(packages, peers))
  const inspectPort = await freePort()
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const peer = await startServer({
    title: kind,
    command: [
      process.execPath,
      `--inspect-port=${inspectPort}`,
      join(import.meta.dirname, '../sockets/peer-server.ts'),
      ...[kind, packages, String(port)],
    ],
    folder,
    env: process.env,
    address,
    ready: '/',
  })
  try {
    return await measureRunning(peer, { kind, count, folder, inspectPort })
  } finally {
    await peer.stop()
  }
}

type RunningPeer = Scale & Readonly<{ kind: 'ws' | 'socket.io'; inspectPort: number }>

async function measureRunning(
  { address, pid }: RunningServer,
  { kind, count, folder, inspectPort }: RunningPeer,
): Promise<Measured> {
  const before = await memoryOf({ pid, inspectPort })
  const path = kind === 'ws' ? '/' : '/socket.io/?EIO=4&transport=websocket'
  const wanted = { address: address.replace('http', 'ws') + path, hello: kind === 'ws' ? [] : ['40'] }
  const many = await openMany(
    folder,
    Array.from({ length: count }, () => wanted),
  )
  const after = await memoryOf({ pid, inspectPort })
  const listeners = Math.min(5_000, count)
  const cpu = await cpuPerText({ pid, many, listeners }, (text) =>
    fetch(`${address}/send?to=${listeners}`, { method: 'POST', body: text }),
  )
  await many.close()
  return { ...perSocket(before, after, count), cpu }
}

function perSocket(before: ProcessMemory, after: ProcessMemory, count: number): ProcessMemory {
  return {
    heap: (after.heap - before.heap) / count,
    resident: (after.resident - before.resident) / count,
  }
}

type Listening = Readonly<{ pid: number; many: ManySockets; listeners: number }>

/** Microseconds of CPU of the server for each text that reached a socket; the first rounds warm it up. */
async function cpuPerText(
  { pid, many, listeners }: Listening,
  send: (text: string, number: number) => Promise<unknown>,
): Promise<number> {
  const round = async (number: number) => {
    await send(`bench-${number}-${'x'.repeat(200)}`, number)
    return many.heard(number, listeners)
  }
  for (let number = 0; number < 3; number += 1) await round(number)
  const begun = readTreeCpuSeconds(pid)
  let delivered = 0
  for (let number = 3; number < 3 + rounds; number += 1) delivered += await round(number)
  return ((readTreeCpuSeconds(pid) - begun) * 1_000_000) / delivered
}

type Peers = Readonly<{ bare: Measured; io: Measured }>

function figuresOf(ours: Measured, { bare, io }: Peers): readonly Figure[] {
  const beside = (value: number, other: number) =>
    `bare ws ${value.toFixed(1)}, socket.io ${other.toFixed(1)}`
  const figure = (
    { id, unit, aim }: Readonly<{ id: string; unit: string; aim: number | null }>,
    read: (side: Measured) => number,
  ): Figure => {
    const ratio = read(ours) / read(bare)
    return {
      ...{ id, unit, ratio, value: read(ours), beside: beside(read(bare), read(io)) },
      aim: aim === null ? '' : `at most ${aim} of bare ws`,
      met: aim === null ? null : ratio <= aim,
    }
  }
  return [
    figure({ id: 'sockets.idle.heap', unit: 'kB', aim: 2.5 }, ({ heap }) => heap / 1024),
    figure({ id: 'sockets.idle.resident', unit: 'kB', aim: null }, ({ resident }) => resident / 1024),
    figure({ id: 'sockets.cpu.delivered', unit: 'µs', aim: 1 }, ({ cpu }) => cpu),
  ]
}
