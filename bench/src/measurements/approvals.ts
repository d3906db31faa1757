import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Database, openDatabase, startProduct } from '@signet/e2e/product'
import pg from 'pg'
import { type Company, foundCompany } from '../company.ts'
import { findPostmaster, readTreeCpuSeconds } from '../cpu-seconds.ts'
import { realistic, realisticValues, threeInARow } from '../designs.ts'
import type { Figure, Measurement } from '../figure.ts'
import { besidePlatform } from '../platform/beside-platform.ts'
import { createCommandSender } from '../sender.ts'
import { measureTime, percentile, runInParallel, type Timing } from '../timing.ts'

const connections = 8
const cases = 800
const turns = 5
/** Warm-up turns: a server runs for weeks, and its first thousands of approvals cost twice the later ones. */
const warmingTurns = 4
/** The bare sides are fast, so they do more work: CPU time has a resolution of 10 ms. */
const bareCases = 4000

/**
 * Approvals over HTTP on an embedded, durable PostgreSQL, beside bare SQL on the same server: pgbench's transaction
 * of four statements, and the CPU of one committed insert. The sides take turns after a warm-up, and the median turn
 * counts.
 */
export const approvals: Measurement = {
  name: 'approvals',
  about: `approve commands at ${connections} connections, beside a four-statement transaction and a raw insert`,
  run: async (options) => [
    ...(await measure('approve', { designOf: threeInARow, values: { reason: 'Claim', amount: '12.50' } })),
    ...(await measure('approve.realistic', { designOf: realistic, values: realisticValues })),
    ...(options.platform ? await besidePlatform(options) : []),
  ],
}

type Claim = Readonly<{ designOf: typeof threeInARow; values: Readonly<Record<string, unknown>> }>

async function measure(id: string, { designOf, values }: Claim): Promise<readonly Figure[]> {
  const database = await openDatabase()
  const dataDir = await mkdtemp(join(tmpdir(), 'signet-bench-files-'))
  const product = await startProduct({ databaseUrl: database.url, dataDir })
  try {
    const company = await foundCompany(product, designOf)
    const bare = await openBare(database)
    const [token = ''] = company.tokens
    const { post, close } = createCommandSender({ address: product.address, token, connections })
    const rounds: Round[] = []
    for (let turn = -warmingTurns; turn < turns; turn += 1) {
      const tasks = await openTasks(company, { values, count: cases })
      const used = () => readTreeCpuSeconds(product.pid) + bare.cpuOfDatabase()
      const approve = await measureTime(used, () => approveAll(post, tasks))
      const fourStatements = await measureTime(bare.cpu, () => bare.transactions(bareCases))
      const insert = await measureTime(bare.cpu, () => bare.inserts(bareCases))
      if (turn >= 0) rounds.push({ approve, fourStatements, insert })
    }
    close()
    await bare.close()
    return figures(id, rounds)
  } finally {
    await product.stop()
    await database.close()
    await rm(dataDir, { recursive: true, force: true })
  }
}

type Post = ReturnType<typeof createCommandSender>['post']
type Round = Readonly<{ approve: Timing; fourStatements: Timing; insert: Timing }>

type TaskRequest = Readonly<{ values: Claim['values']; count: number }>

export async function openTasks(
  { flowId, starter, approvers }: Company,
  { values, count }: TaskRequest,
): Promise<string[]> {
  const first = approvers[0]
  if (!first) throw new Error('The company has no approver.')
  await runInParallel(connections, count, () => starter.approvals.launch({ flowId, values: { ...values } }))
  const tasks: string[] = []
  let cursor: string | undefined
  while (tasks.length < count) {
    const page = await first.approvals.list({ list: 'doing', pageSize: 200, ...(cursor ? { cursor } : {}) })
    tasks.push(...page.list.flatMap(({ taskId }) => taskId ?? []))
    if (!page.next) break
    cursor = page.next
  }
  return tasks.slice(0, count)
}

async function approveAll(post: Post, tasks: readonly string[]): Promise<number[]> {
  return runInParallel(connections, tasks.length, (index) =>
    post(`/api/workflow/tasks/${tasks[index]}/agree`, { opinion: 'Agreed' }),
  )
}

async function openBare({ url }: Database) {
  const pool = new pg.Pool({ connectionString: url, max: connections })
  await pool.query('create schema bare')
  await pool.query('create table bare.account (id int primary key, balance int not null)')
  await pool.query('create table bare.history (account int, delta int, note text, at timestamptz)')
  await pool.query('create table bare.raw (id uuid primary key, note text, at timestamptz)')
  await pool.query('insert into bare.account select n, 0 from generate_series(1, 100000) n')
  const postmaster = await findPostmaster(url)
  const cpuOfDatabase = () => readTreeCpuSeconds(postmaster)

  return {
    cpuOfDatabase,
    cpu: () => cpuOfDatabase() + (process.cpuUsage().user + process.cpuUsage().system) / 1e6,
    /** pgbench's own script (TPC-B): three updates or reads and an insert, between begin and commit. */
    transactions: (count: number) =>
      runInParallel(connections, count, async (index) => {
        const client = await pool.connect()
        const id = 1 + ((index * 7919) % 100_000)
        await client.query('begin')
        await client.query('update bare.account set balance = balance + $2 where id = $1', [id, 1])
        await client.query('select balance from bare.account where id = $1', [id])
        await client.query('update bare.account set balance = balance - $2 where id = $1', [
          1 + (id % 100_000),
          1,
        ])
        await client.query('insert into bare.history values ($1, $2, $3, now())', [id, 1, 'note'])
        await client.query('commit')
        client.release()
      }),
    inserts: (count: number) =>
      runInParallel(connections, count, async () => {
        await pool.query('insert into bare.raw values ($1, $2, now())', [randomUUID(), 'note'])
      }),
    close: () => pool.end(),
  }
}

function figures(id: string, rounds: readonly Round[]): Figure[] {
  const median = (pick: (round: Round) => number) => percentile(rounds.map(pick), 50)
  const perSecond = median(({ approve }) => cases / approve.seconds)
  const speed = median(
    ({ approve, fourStatements }) => (cases / approve.seconds) * (fourStatements.seconds / bareCases),
  )
  const p99 = median(({ approve }) => percentile(approve.latencies, 99))
  const cpu = median(({ approve }) => (approve.cpu / cases) * 1e6)
  const cpuRatio = median(({ approve, insert }) => approve.cpu / cases / (insert.cpu / bareCases))
  return [
    {
      id: `${id}.perSecond`,
      value: perSecond,
      unit: '1/s',
      beside: 'a transaction of four statements',
      ratio: speed,
      aim: '0.35 and more',
      met: speed >= 0.35,
    },
    {
      id: `${id}.p99`,
      value: p99,
      unit: 'ms',
      beside: '',
      ratio: null,
      aim: 'under 100 ms',
      met: p99 < 100,
    },
    {
      id: `${id}.cpu`,
      value: cpu,
      unit: 'us of CPU',
      beside: 'a raw insert that commits (driver and database)',
      ratio: cpuRatio,
      aim: '9 and less',
      met: cpuRatio <= 9,
    },
  ]
}
