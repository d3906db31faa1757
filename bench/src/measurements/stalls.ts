import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startProduct } from '@signet/e2e/product'
import { openServer } from '../database-server.ts'
import { type Figure, type Measurement, rowsOption } from '../figure.ts'
import { blankRanges, bracketsInFormat, emptySharedTexts, plainRows } from '../stalls/hostile-sheets.ts'
import { longestDuring, longestFigure } from '../stalls/longest-answer.ts'
import { openStallsOffice, type StallsOffice } from '../stalls/stalls-office.ts'

const usually = 10_000
const quietMs = 5_000

/** The longest wait of a plain answer while hostile or large sheets and prints are worked on. */
export const stalls: Measurement = {
  name: 'stalls',
  about: 'the longest answer of a plain call while somebody sends hostile sheets, prints and exports',
  run: async (options) => {
    const server = await openServer(options.database)
    const databaseUrl = await server.newDatabase('stalls')
    const dataDir = await mkdtemp(join(tmpdir(), 'signet-stalls-'))
    const product = await startProduct({ databaseUrl, dataDir })
    try {
      const office = await openStallsOffice(product)
      const works = worksOf(office, rowsOption(options, 'exported', usually), product.address)
      const quiet = await longestDuring(product.address, () => wait(quietMs))
      const figures: Figure[] = []
      for (const [name, work] of Object.entries(works)) {
        const longest = await longestDuring(product.address, work)
        figures.push(longestFigure(`stalls.${name}`, longest, quiet))
      }
      return [longestFigure('stalls.quiet', quiet, quiet), ...figures]
    } finally {
      await product.stop()
      await server.close()
      await rm(dataDir, { recursive: true, force: true })
    }
  },
}

function worksOf({ importSheet, client, modelId }: StallsOffice, count: number, address: string) {
  const xlsx = (make: () => Buffer) => {
    const sheet = { name: 'a.xlsx', bytes: make() }
    return () => importSheet(sheet)
  }
  const csv = (bytes: Buffer) => ({ name: 'a.csv', bytes })
  return {
    'format.200000': xlsx(() => bracketsInFormat(200_000)),
    'format.5000000': xlsx(() => bracketsInFormat(5_000_000)),
    'shared.250MB': xlsx(emptySharedTexts),
    ranges: () => importSheet(csv(blankRanges())),
    [`import.${count}`]: () => importSheet({ ...csv(plainRows(count)), commits: true }),
    'print.40': async () => {
      const { list } = await client.records.list({ modelId, pageSize: 100 })
      const ids = list.map(({ id }) => id)
      const asked = { modelId, ids, formulas: heavyFormulas(40) }
      return client.records.print(asked).catch((error: unknown) => error)
    },
    [`export.xlsx.${count}`]: () => exported({ client, modelId, address, format: 'xlsx' }),
    [`export.csv.${count}`]: () => exported({ client, modelId, address, format: 'csv' }),
  }
}

function heavyFormulas(count: number): string[] {
  const many = `'${'a'.repeat(40)}'`
  const grown = `size(replace(replace(concat(title, ${many}), 'a', ${many}), 'a', ${many}))`
  const sum = Array.from({ length: 12 }, () => grown).join(' + ')
  return Array.from({ length: count }, (_, at) => `${sum} + ${at}`)
}

type Export = Pick<StallsOffice, 'client' | 'modelId'> & Readonly<{ address: string; format: 'xlsx' | 'csv' }>

async function exported({ client, modelId, address, format }: Export): Promise<void> {
  const { url } = await client.recordSheets.exportRecords({ modelId, format })
  await (await fetch(new URL(url, address))).arrayBuffer()
}
