import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Client } from '@signet/client'
import { startProduct } from '@signet/e2e/product'
import pg from 'pg'
import { foundCompany } from '../company.ts'
import { openServer } from '../database-server.ts'
import { type Figure, type Measurement, rowsOption } from '../figure.ts'
import { measureBeside } from '../measure-beside.ts'
import { multiplyCase } from '../multiply-case.ts'

/** The length of the list, unless `--rows tasks=100000` says otherwise. */
const usual = 1_000_000
const pageRows = 20

/**
 * One person's list of a million tasks: its first page, page 10,000 by number and by cursor, a search, and the counts
 * of all lists, each beside the simplest statement that finds the same rows on the same server.
 */
export const tasks: Measurement = {
  name: 'tasks',
  about: 'a list of a million tasks: pages, search and counts, beside bare SQL for the same rows',
  run: async (options) => {
    const server = await openServer(options.database)
    const databaseUrl = await server.newDatabase('tasks')
    const dataDir = await mkdtemp(join(tmpdir(), 'signet-tasks-'))
    const product = await startProduct({ databaseUrl, dataDir })
    const database = new pg.Pool({ connectionString: databaseUrl, max: 1 })
    try {
      const { flowId, starter, approvers } = await foundCompany(product)
      const [reader] = approvers
      if (!reader) throw new Error('The company has no approver.')
      const { caseId } = await starter.approvals.launch({
        flowId,
        values: { reason: 'Claim', amount: '12.50' },
      })
      await reader.approvals.agree({ taskId: `${caseId}-1` })
      const rows = rowsOption(options, 'tasks', usual)
      const schema = await multiplyCase(database, { caseId, rows, with: ['flow_task'] })
      return await measure({ database, schema, reader, rows })
    } finally {
      await database.end()
      await product.stop()
      await server.close()
      await rm(dataDir, { recursive: true, force: true })
    }
  },
}

type Scene = Readonly<{ database: pg.Pool; schema: string; reader: Client; rows: number }>

async function measure({ database, schema, reader, rows }: Scene): Promise<readonly Figure[]> {
  const last = Math.min(10_000, Math.floor(rows / pageRows))
  const offset = (last - 1) * pageRows
  const page = (more: object) => reader.approvals.list({ list: 'done', pageSize: pageRows, ...more })
  const bare = (statement: string) => database.query(statement.replaceAll('$schema', schema))
  const mine = `from $schema.flow_task where person_id = (select id from $schema.person where account = 'first') and list = 'done'`
  const rowsFrom = (skip: number) =>
    `select * ${mine} order by listed_at desc, id desc limit ${pageRows} offset ${skip}`
  const { next } = await page({ currentPage: last - 1 })
  const cursor = next ?? ''

  return [
    await measureBeside(
      'tasks.page.1',
      () => page({ currentPage: 1 }),
      () => bare(rowsFrom(0)),
    ),
    await measureBeside(
      `tasks.page.${last}`,
      () => page({ currentPage: last }),
      () => bare(rowsFrom(offset)),
    ),
    await measureBeside(
      `tasks.page.${last}.byCursor`,
      () => page({ cursor }),
      () => bare(rowsFrom(offset)),
    ),
    await measureBeside(
      'tasks.search',
      () => page({ keyword: 'no such words' }),
      () => bare(`select count(*) from $schema.flow_case where title ilike '%no such words%'`),
    ),
    // Too short for the index of titles, so all of them are read.
    await measureBeside(
      'tasks.search.twoLetters',
      () => page({ keyword: 'zq' }),
      () => bare(`select count(*) from $schema.flow_case where title ilike '%zq%'`),
    ),
    await measureBeside(
      'tasks.counts',
      () => reader.approvals.counts(),
      () => bare(`select count(*) ${mine}`),
    ),
  ]
}
