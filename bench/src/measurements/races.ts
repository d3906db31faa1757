import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProduct } from '@signet/e2e/product'
import pg from 'pg'
import { type DatabaseServer, openServer } from '../database-server.ts'
import { type Figure, type Measurement, rowsOption } from '../figure.ts'
import { foundRaceOffice } from '../races/race-office.ts'
import { racePairs } from '../races/race-pairs.ts'

/** How often each pair races, unless `--rows races=100` says otherwise. */
const usual = 10

/** Every pair of commands at the same time on one case, over real connections, on one server process and on two. */
export const races: Measurement = {
  name: 'races',
  about: 'every pair of racing commands on one and on two server processes, beside the two serial orders',
  run: async (options) => {
    const times = rowsOption(options, 'races', usual)
    const server = await openServer(options.database)
    try {
      return [
        ...(await racesOn(server, { processes: 1, times })),
        ...(await racesOn(server, { processes: 2, times })),
      ]
    } finally {
      await server.close()
    }
  },
}

type Setting = Readonly<{ processes: number; times: number }>

async function racesOn(server: DatabaseServer, { processes, times }: Setting): Promise<readonly Figure[]> {
  const databaseUrl = await server.newDatabase(`races${processes}`)
  const dataDir = await mkdtemp(join(tmpdir(), 'signet-races-'))
  const products = []
  for (let number = 0; number < processes; number += 1)
    products.push(await startProduct({ databaseUrl, dataDir }))
  const database = new pg.Pool({ connectionString: databaseUrl, max: 4 })
  try {
    const office = await foundRaceOffice(products)
    const { rows } = await database.query<{ code: string }>('select code from platform.tenant limit 1')
    const report = await racePairs({ office, database, schema: `t_${rows[0]?.code}`, times })
    for (const outcome of report.illegal.slice(0, 5)) console.error(outcome)
    const figure = (id: string, value: number): Figure => ({
      id: `races.${processes}.${id}`,
      value,
      unit: `of ${report.races.toLocaleString('en-US')} races`,
      beside: 'the serial orders',
      ratio: null,
      aim: id === 'both' ? '' : '0',
      met: id === 'both' ? null : report.races > 0 && value === 0,
    })
    return [
      figure('illegal', report.illegal.length),
      figure('stuck', report.stuck),
      figure('both', report.both),
    ]
  } finally {
    await database.end()
    for (const product of products) await product.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
