import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Database, openDatabase, type Product, startProduct } from '@signet/e2e/product'
import { type Company, foundCompany } from '../company.ts'
import { findPostmaster, readTreeCpuSeconds } from '../cpu-seconds.ts'
import type { Figure, Measurement } from '../figure.ts'
import { createCommandSender } from '../sender.ts'
import { measureTime, percentile, runInParallel, type Timing } from '../timing.ts'
import { openTasks } from './approvals.ts'

const connections = 8
const cases = 400
const turns = 7
/** Warm-up turns: the first approvals of a server cost twice the later ones. */
const warmingTurns = 3
const values = { reason: 'Claim', amount: '12.50' }
/** Plain statements win up to this factor, because they are simpler. */
const mostExtra = 1.05

/** Approvals on two servers that differ only in STATEMENTS, each with its own PostgreSQL, taking turns. */
export const pipelining: Measurement = {
  name: 'pipelining',
  about: `approve commands at ${connections} connections, plain statements beside pipelined ones`,
  run: async () => {
    const sides = { plain: await openSide('plain'), pipelined: await openSide('pipelined') }
    try {
      const rounds: Round[] = []
      for (let turn = -warmingTurns; turn < turns; turn += 1) {
        const isPlainFirst = turn % 2 === 0
        const first = await sides[isPlainFirst ? 'plain' : 'pipelined'].approve()
        const second = await sides[isPlainFirst ? 'pipelined' : 'plain'].approve()
        const round = isPlainFirst ? { plain: first, pipelined: second } : { plain: second, pipelined: first }
        if (turn >= 0) rounds.push(round)
      }
      return figures(rounds)
    } finally {
      await sides.plain.close()
      await sides.pipelined.close()
    }
  },
}

type Round = Readonly<{ plain: Timing; pipelined: Timing }>
type Side = Readonly<{ approve: () => Promise<Timing>; close: () => Promise<void> }>

async function openSide(statements: 'plain' | 'pipelined'): Promise<Side> {
  const database = await openDatabase()
  const dataDir = await mkdtemp(join(tmpdir(), 'signet-bench-files-'))
  const product = await startProduct({
    databaseUrl: database.url,
    dataDir,
    settings: { STATEMENTS: statements },
  })
  const company = await foundCompany(product)
  const side = { database, product, company, postmaster: await findPostmaster(database.url) }
  return {
    approve: () => approve(side),
    close: async () => {
      await product.stop()
      await database.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

type OpenSide = Readonly<{ database: Database; product: Product; company: Company; postmaster: number }>

async function approve({ product, company, postmaster }: OpenSide): Promise<Timing> {
  const tasks = await openTasks(company, { values, count: cases })
  const [token = ''] = company.tokens
  const { post, close } = createCommandSender({ address: product.address, token, connections })
  const cpu = () => readTreeCpuSeconds(product.pid) + readTreeCpuSeconds(postmaster)
  const done = await measureTime(cpu, () =>
    runInParallel(connections, tasks.length, (index) =>
      post(`/api/workflow/tasks/${tasks[index]}/agree`, { opinion: 'Agreed' }),
    ),
  )
  close()
  return done
}

function figures(rounds: readonly Round[]): Figure[] {
  const median = (pick: (round: Round) => number) => percentile(rounds.map(pick), 50)
  const compared = (
    id: string,
    unit: string,
    of: (side: Timing) => number,
    extra: (round: Round) => number,
  ) => ({
    id: `pipelining.plain.${id}`,
    value: median(({ plain }) => of(plain)),
    unit,
    beside: `pipelined (${median(({ pipelined }) => of(pipelined)).toFixed(0)})`,
    ratio: median(extra),
    aim: `plain wins at ${mostExtra} and less`,
    met: null,
  })
  const cpuOf = ({ cpu }: Timing) => (cpu / cases) * 1e6
  const timeOf = ({ seconds }: Timing) => (seconds / cases) * 1e6
  const p50Of = ({ latencies }: Timing) => percentile(latencies, 50) * 1000
  const extra = (of: (side: Timing) => number) => (round: Round) => of(round.plain) / of(round.pipelined)
  return [
    compared('cpu', 'us of CPU', cpuOf, extra(cpuOf)),
    compared('time', 'us a case', timeOf, extra(timeOf)),
    compared('p50', 'us', p50Of, extra(p50Of)),
  ]
}
