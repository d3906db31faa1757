import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cpuSecondsOfTree } from '../cpu-seconds.ts'
import { openServer } from '../database-server.ts'
import { measuredOf } from '../line.ts'
import type { Measured, Wishes } from '../measured.ts'
import { percentile } from '../percentile.ts'
import { postmasterOf } from '../postmaster-of.ts'
import type { Timed } from '../timed.ts'
import { wishedNumber } from '../wished-number.ts'
import { type Carried, carryClaims } from './carry-claims.ts'
import { openObjectStack } from './objectstack-side.ts'
import type { Side } from './side.ts'
import { openSignet } from './signet-side.ts'

const connections = 8
const turns = 3
/** Before anything is measured. */
const warm = 20

/**
 * Claims through three people in a row, in ours and in a peer's whole platform, each over HTTP and over a database of its
 * own on one PostgreSQL. The sides take turns and the median turn counts. `--rows claims=50` makes a turn shorter.
 */
export async function besidePlatform(wishes: Wishes): Promise<readonly Measured[]> {
  const claims = wishedNumber(wishes, 'claims', 100)
  const server = await openServer(wishes.database)
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
    const postmaster = await postmasterOf(server.url)
    const carry = (side: Side, count: number) => {
      const cpu = () => cpuSecondsOfTree(side.pid) + cpuSecondsOfTree(postmaster)
      return carryClaims(side, { claims: count, connections, cpu })
    }
    const rounds = sides.map((): Carried[] => [])
    for (const side of sides) await carry(side, warm)
    for (let turn = 0; turn < turns; turn += 1)
      for (const [place, side] of sides.entries()) rounds[place]?.push(await carry(side, claims))
    const titles = sides.map(({ title }) => title)
    return linesOf(rounds).map((line) => measuredOf(line, titles))
  } finally {
    for (const side of sides) await side.stop()
    await server.close()
    await rm(folder, { recursive: true, force: true })
  }
}

function linesOf(rounds: readonly (readonly Carried[])[]) {
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

type Figure = Readonly<{ name: string; unit: string; of: (timed: Timed) => number }>

const figures: readonly Figure[] = [
  { name: 'perSecond', unit: '1/s', of: ({ latencies, seconds }) => latencies.length / seconds },
  { name: 'p50', unit: 'ms', of: ({ latencies }) => percentile(latencies, 50) },
  { name: 'p99', unit: 'ms', of: ({ latencies }) => percentile(latencies, 99) },
  { name: 'cpu', unit: 'ms of CPU', of: ({ cpu, latencies }) => (cpu * 1000) / latencies.length },
]
