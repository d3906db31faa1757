import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type Product, startProduct } from '@signet/e2e/product'
import { callsWithBody, callsWithText, signInWith } from '../attacks/calls-of-attacks.ts'
import { type HostileMaterial, readHostileMaterial } from '../attacks/hostile-material.ts'
import { printHostile, writeHostilePdfs } from '../attacks/paper-attack.ts'
import { attackSockets } from '../attacks/socket-attack.ts'
import { twoAtOnce, type WatchedCalls, watchCalls } from '../attacks/watched-calls.ts'
import { openServer } from '../database-server.ts'
import type { Figure, Measurement } from '../figure.ts'
import { longestDuring, longestFigure } from '../stalls/longest-answer.ts'
import { openStallsOffice, type StallsOffice, upload } from '../stalls/stalls-office.ts'
import { writeZip } from '../stalls/write-zip.ts'

const quietMs = 5_000
/** Sign-ins cost a password hash each. */
const mostSignIns = 150
const mostMegabytes = 1_024

/** Throws collected hostile texts, bodies, files and frames at a server; it may neither fail nor stall. */
export const attacks: Measurement = {
  name: 'attacks',
  about: 'faults and the longest answer of a plain call while hostile material is sent everywhere',
  run: async (options) => {
    const material = readHostileMaterial()
    const server = await openServer(options.database)
    const databaseUrl = await server.newDatabase('attacks')
    const dataDir = await mkdtemp(join(tmpdir(), 'signet-attacks-'))
    const product = await startProduct({ databaseUrl, dataDir })
    try {
      const office = await openStallsOffice(product)
      const calls = watchCalls(product.address, office.token)
      const quiet = await longestDuring(product.address, () => wait(quietMs))
      const figures = [longestFigure('attacks.quiet', quiet, quiet)]
      for (const [name, attack] of Object.entries(attacksOf({ product, office, calls, material })))
        figures.push(longestFigure(`attacks.${name}`, await longestDuring(product.address, attack), quiet))
      return [...figures, faultFigure(calls), await memoryFigure(product.pid)]
    } finally {
      await product.stop()
      await server.close()
      await rm(dataDir, { recursive: true, force: true })
    }
  },
}

type Attack = Readonly<{
  product: Product
  office: StallsOffice
  calls: WatchedCalls
  material: HostileMaterial
}>

function attacksOf({
  product,
  office,
  calls,
  material,
}: Attack): Readonly<Record<string, () => Promise<unknown>>> {
  const { modelId, client, token } = office
  const { texts, bodies, files, markup, bombs, sessions } = material
  const archives = bombs.filter(({ name }) => /\.(zip|xlsx)$/.test(name))
  const sheets = [
    ...files.filter(({ name }) => name.endsWith('.zip')).map(({ bytes }) => ({ name: 'a.xlsx', bytes })),
    ...markup.map((text) => ({
      name: 'a.xlsx',
      bytes: writeZip({ 'xl/workbook.xml': text, 'xl/styles.xml': text }),
    })),
    { name: 'a.csv', bytes: Buffer.from(`title,period\n${texts.map(csvRow).join('\n')}\n`) },
  ]
  return {
    texts: () =>
      twoAtOnce(
        texts.flatMap((text) => callsWithText(modelId, text)),
        calls.send,
      ),
    bodies: () =>
      twoAtOnce(
        bodies.flatMap((bytes) => callsWithBody(modelId, bytes)),
        calls.send,
      ),
    signIns: () => twoAtOnce(texts.slice(0, mostSignIns).map(signInWith), calls.send),
    files: () =>
      twoAtOnce([...files, ...bombs], ({ name, bytes }) => upload(product, { token, name, bytes })),
    sheets: async () => {
      for (const sheet of sheets) await office.importSheet({ ...sheet, commits: true })
    },
    bombs: async () => {
      for (const { bytes } of archives) await office.importSheet({ name: 'a.xlsx', bytes, commits: true })
    },
    prints: () => printHostile({ client, modelId, texts }),
    pdfs: () => writeHostilePdfs({ client, texts, address: product.address }),
    sockets: () => attackSockets(client, { address: product.address, sessions }),
  }
}

function csvRow(text: string): string {
  return `"${text.replaceAll('"', '""')}","2026-01-01 至 2026-02-01"`
}

function faultFigure({ faults, count }: WatchedCalls): Figure {
  for (const fault of faults.slice(0, 20)) process.stderr.write(`${fault}\n`)
  return {
    id: 'attacks.faults',
    value: faults.length,
    unit: `of ${count()} calls`,
    beside: 'alone',
    ratio: null,
    aim: '0',
    met: faults.length === 0,
  }
}

/** The most memory that the server ever took, as Linux counts it; other systems do not say. */
async function memoryFigure(pid: number): Promise<Figure> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  const kilobytes = Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN)
  const value = kilobytes / 1024
  return {
    id: 'attacks.memory',
    value,
    unit: 'MB at most',
    beside: 'alone',
    ratio: null,
    aim: `at most ${mostMegabytes}`,
    met: Number.isNaN(value) ? null : value <= mostMegabytes,
  }
}
