import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Client } from '@signet/client'
import { startProduct } from '@signet/e2e/product'
import { foundCompany } from '../company.ts'
import { findPostmaster, readTreeCpuSeconds } from '../cpu-seconds.ts'
import { openServer } from '../database-server.ts'
import { type BenchOptions, type Figure, figureFrom, rowsOption } from '../figure.ts'
import { createCommandSender } from '../sender.ts'
import { percentile, type Timing } from '../timing.ts'
import { openObjectStack } from './objectstack-side.ts'
import { type ClaimTimings, runClaims, type Side, type SideOptions } from './side.ts'

const connections = 8
const turns = 3
/** Claims before the measurement starts. */
const warm = 20

/**
 * Claims through three approvers in a row, in our product and in a whole platform, each over HTTP with its own
 * database on one PostgreSQL. The sides take turns, and the median turn counts. `--rows claims=50` makes a turn
 * shorter.
 */
export async function besidePlatform(options: BenchOptions): Promise<readonly Figure[]> {
  const claims = rowsOption(options, 'claims', 100)
  const server = await openServer(options.database)
  const folder = await mkdtemp(join(tmpdir(), 'signet-bench-platform-'))
  const sides: Side[] = []
  const open = async (name: string, start: typeof openSignet) => {
    const own = join(folder, name)
    await mkdir(own)
    sides.push(await start({ databaseUrl: await server.newDatabase(name), folder: own, connections }))
  }
  try {
    await open('ours', openSignet)
    await open('theirs', openObjectStack)
    const postmaster = await findPostmaster(server.url)
    const carry = (side: Side, count: number) => {
      const cpu = () => readTreeCpuSeconds(side.pid) + readTreeCpuSeconds(postmaster)
      return runClaims(side, { claims: count, connections, cpu })
    }
    const rounds = sides.map((): ClaimTimings[] => [])
    for (const side of sides) await carry(side, warm)
    for (let turn = 0; turn < turns; turn += 1)
      for (const [index, side] of sides.entries()) rounds[index]?.push(await carry(side, claims))
    const titles = sides.map(({ title }) => title)
    return compareRounds(rounds).map((line) => figureFrom(line, titles))
  } finally {
    for (const side of sides) await side.stop()
    await server.close()
    await rm(folder, { recursive: true, force: true })
  }
}

function compareRounds(rounds: readonly (readonly ClaimTimings[])[]) {
  return (['submits', 'approvals'] as const).flatMap((what) =>
    figures.map(({ name, unit, of }) => ({
      id: `platform.${what}.${name}`,
      unit,
      values: rounds.map((carried) =>
        percentile(
          carried.map((round) => of(round[what])),
          50,
        ),
      ),
    })),
  )
}

type TimingFigure = Readonly<{ name: string; unit: string; of: (timed: Timing) => number }>

const figures: readonly TimingFigure[] = [
  { name: 'perSecond', unit: '1/s', of: ({ latencies, seconds }) => latencies.length / seconds },
  { name: 'p50', unit: 'ms', of: ({ latencies }) => percentile(latencies, 50) },
  { name: 'p99', unit: 'ms', of: ({ latencies }) => percentile(latencies, 99) },
  { name: 'cpu', unit: 'ms of CPU', of: ({ cpu, latencies }) => (cpu * 1000) / latencies.length },
]

const values = { reason: 'Claim', amount: '12.50' }

/** The product with its flow of three approvers in a row. */
async function openSignet({ databaseUrl, folder, connections }: SideOptions): Promise<Side> {
  const product = await startProduct({ databaseUrl, dataDir: folder })
  const { flowId, starter, startersToken, tokens } = await foundCompany(product)
  const posterOf = (token: string) => createCommandSender({ address: product.address, token, connections })
  const handIn = posterOf(startersToken)
  const people = tokens.map((token) => ({ client: product.client(token), ...posterOf(token) }))

  return {
    title: 'Signet',
    pid: product.pid,
    submit: () => handIn.post('/api/workflow/launches', { flowId, values }),
    steps: people.map(({ client, post }) => ({
      waiting: () => waitingFor(client),
      approve: (id) => post(`/api/workflow/tasks/${id}/agree`, { opinion: 'Agreed' }),
    })),
    approved: async () => {
      const { pagination } = await starter.approvals.list({
        list: 'launched',
        status: ['approved'],
        pageSize: 1,
      })
      return pagination.total
    },
    stop: async () => {
      for (const { close } of [handIn, ...people]) close()
      await product.stop()
    },
  }
}

async function waitingFor({ approvals }: Client): Promise<string[]> {
  const tasks: string[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const page = await approvals.list({ list: 'doing', pageSize: 200, ...(cursor && { cursor }) })
    tasks.push(...page.list.flatMap(({ taskId }) => taskId ?? []))
    cursor = page.next
  }
  return tasks
}
