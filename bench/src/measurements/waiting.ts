import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase, startProduct } from '@signet/e2e/product'
import pg from 'pg'
import { foundCompany } from '../company.ts'
import type { Measurement } from '../figure.ts'
import { runInParallel } from '../timing.ts'

const cases = 1000
const tables = ['flow_case', 'flow_event', 'flow_task'] as const

/**
 * The storage of a case that waits for its first approver: its state, and all its bytes on disk including indexes.
 */
export const waiting: Measurement = {
  name: 'waiting',
  about: `bytes per waiting case, over ${cases} cases`,
  run: async () => {
    const database = await openDatabase()
    const dataDir = await mkdtemp(join(tmpdir(), 'signet-bench-files-'))
    const product = await startProduct({ databaseUrl: database.url, dataDir })
    const client = new pg.Client({ connectionString: database.url })
    await client.connect()
    try {
      const { flowId, starter } = await foundCompany(product)
      const schema = await schemaOf(client)
      const before = await bytesOnDisk(client, schema)
      await runInParallel(8, cases, (index) =>
        starter.approvals.launch({ flowId, values: { reason: `Claim ${index}`, amount: '12.50' } }),
      )
      const { rows } = await client.query<{ bytes: string }>(
        `select avg(octet_length(state)) as bytes from ${schema}.flow_case`,
      )
      const state = Number(rows[0]?.bytes)
      const disk = ((await bytesOnDisk(client, schema)) - before) / cases
      return [
        { id: 'waiting.state', value: state, unit: 'bytes', beside: '', ratio: null, aim: '', met: null },
        {
          id: 'waiting.disk',
          value: disk,
          unit: 'bytes',
          beside: 'its own state',
          ratio: disk / state,
          aim: '',
          met: null,
        },
      ]
    } finally {
      await client.end()
      await product.stop()
      await database.close()
      await rm(dataDir, { recursive: true, force: true })
    }
  },
}

async function schemaOf(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ code: string }>('select code from platform.tenant limit 1')
  return `t_${rows[0]?.code}`
}

async function bytesOnDisk(client: pg.Client, schema: string): Promise<number> {
  const sizes = tables.map((table) => `pg_total_relation_size('${schema}.${table}')`).join(' + ')
  const { rows } = await client.query<{ bytes: string }>(`select ${sizes} as bytes`)
  return Number(rows[0]?.bytes)
}
