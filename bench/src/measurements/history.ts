import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProduct } from '@signet/e2e/product'
import pg from 'pg'
import { type Company, foundCompany } from '../company.ts'
import { openServer } from '../database-server.ts'
import { type Figure, type Measurement, rowsOption } from '../figure.ts'
import { linkCopies, multiplyCase } from '../multiply-case.ts'

/** Finished cases with three decisions each, some million events, unless `--rows history=10000` says otherwise. */
const usual = 80_000

/** Operations that read the whole history: the statistics of a flow, and the verification of the audit log. */
export const history: Measurement = {
  name: 'history',
  about: 'a million events of one flow: its figures, and verifying their hashes',
  run: async (options) => {
    const server = await openServer(options.database)
    const databaseUrl = await server.newDatabase('history')
    const dataDir = await mkdtemp(join(tmpdir(), 'signet-history-'))
    const product = await startProduct({ databaseUrl, dataDir })
    const database = new pg.Pool({ connectionString: databaseUrl, max: 1 })
    try {
      const company = await foundCompany(product)
      const caseId = await finishedCase(company)
      const rows = rowsOption(options, 'history', usual)
      const schema = await multiplyCase(database, { caseId, rows, with: ['flow_event', 'flow_task'] })
      await linkCopies(database, schema)
      await database.query(`vacuum analyze ${schema}.flow_case, ${schema}.flow_event`)
      return [...(await figures(company, rows)), ...(await verify(databaseUrl, dataDir))]
    } finally {
      await database.end()
      await product.stop()
      await server.close()
      await rm(dataDir, { recursive: true, force: true })
    }
  },
}

async function finishedCase({ flowId, starter, approvers }: Company): Promise<string> {
  const { caseId } = await starter.approvals.launch({ flowId, values: { reason: 'Claim', amount: '12.50' } })
  for (const [at, approver] of approvers.entries())
    await approver.approvals.agree({ taskId: `${caseId}-${at + 1}` })
  return caseId
}

/** Times the first computation of the statistics, and a later one, which reads cached results. */
async function figures({ administrator, flowId }: Company, rows: number): Promise<readonly Figure[]> {
  const ask = async () => {
    const began = performance.now()
    const { launched } = await administrator.flowStatistics.open({ flowId, days: 90 })
    if (launched !== rows) throw new Error(`${launched} cases of ${rows} were counted.`)
    return performance.now() - began
  }
  return [toFigure('figures.first', await ask(), 'ms'), toFigure('figures.again', await ask(), 'ms')]
}

/** Runs the operator's command in its own process. */
async function verify(databaseUrl: string, dataDir: string): Promise<readonly Figure[]> {
  const command = join(import.meta.dirname, '../../../apps/server/src/operations/verify-history-main.ts')
  const child = spawn(process.execPath, ['--import', tellsItsPeak, command], {
    env: { ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const parts: string[] = []
  child.stdout.setEncoding('utf8').on('data', (part: string) => parts.push(part))
  const [code] = await once(child, 'close')
  const output = parts.join('')
  if (code !== 0) throw new Error(`The history could not be verified: ${output}`)
  return [
    toFigure('verified', numberIn(output, /(\d+) events per second/), 'events/s'),
    toFigure('verified.peak', numberIn(output, /peak (\d+)/) / 1024, 'MB'),
  ]
}

const tellsItsPeak =
  'data:text/javascript,process.on("exit", () => console.log("peak", process.resourceUsage().maxRSS))'

function numberIn(text: string, pattern: RegExp): number {
  const found = pattern.exec(text)?.[1]
  if (found === undefined) throw new Error(`${pattern} is not in ${text}`)
  return Number(found)
}

function toFigure(name: string, value: number, unit: string): Figure {
  return { id: `history.${name}`, value, unit, beside: '', ratio: null, aim: '', met: null }
}
