import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openServer } from '../database-server.ts'
import { figureFrom, type Measurement } from '../figure.ts'
import { openDirectus } from '../records/directus-side.ts'
import { measureCreates, measurePages } from '../records/measure-pages.ts'
import { measureExports, measureImport } from '../records/measure-sheets.ts'
import { countsOf } from '../records/rows.ts'
import { loadRows, type Side } from '../records/side.ts'
import { openSignet } from '../records/signet-side.ts'

/** Of five rows four are in the reader's department; of twenty, twelve are also of a wanted kind. */
const rowsPerMatch = 20 / 12
const rowsPerVisible = 5 / 4

/** Records of a model over HTTP beside the same rows in a peer, each with its own database on one PostgreSQL. */
export const records: Measurement = {
  name: 'records',
  about: 'pages of a filtered, sorted list with permission, new records, a sheet in and a million rows out',
  run: async ({ database, rows, alone }) => {
    const counts = countsOf(rows)
    const server = await openServer(database)
    const folder = await mkdtemp(join(tmpdir(), 'signet-bench-records-'))
    const sides: Side[] = []
    const open = async (name: string, start: typeof openSignet) => {
      const own = join(folder, name)
      await mkdir(own)
      sides.push(await start({ databaseUrl: await server.newDatabase(name), folder: own }))
    }
    try {
      await open('ours', openSignet)
      if (!alone) await open('theirs', openDirectus)
      for (const { databaseUrl, tables } of sides) {
        await loadRows(databaseUrl, tables.listed, Math.ceil(counts.listed * rowsPerMatch))
        await loadRows(databaseUrl, tables.exported, Math.ceil(counts.exported * rowsPerVisible))
      }
      const lines = [
        ...(await measurePages(sides, counts.listed)),
        ...(await measureCreates(sides, counts.created)),
        ...(await measureImport(sides, counts.imported)),
        ...(await measureExports(sides, { exported: counts.exported, folder })),
      ]
      return lines.map((line) =>
        figureFrom(
          { ...line, id: `records.${line.id}` },
          sides.map(({ title }) => title),
        ),
      )
    } finally {
      for (const side of sides) await side.stop()
      await server.close()
      await rm(folder, { recursive: true, force: true })
    }
  },
}
