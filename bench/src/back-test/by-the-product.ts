import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startProduct } from '@signet/e2e/product'
import { FlowDefinition } from '@signet/flow'
import pg from 'pg'
import { type Company, foundCompany } from '../company.ts'
import { openServer } from '../database-server.ts'
import { realistic, realisticValues } from '../designs/realistic.ts'
import { multiplyCase } from '../multiply-case.ts'

/** Cases a second from the product's database, which all go another way in the draft. */
export async function byTheProduct(cases: number, databaseUrl: string | undefined): Promise<number> {
  const server = await openServer(databaseUrl)
  const url = await server.newDatabase('back_test')
  const dataDir = await mkdtemp(join(tmpdir(), 'signet-back-test-'))
  const product = await startProduct({ databaseUrl: url, dataDir })
  const database = new pg.Pool({ connectionString: url, max: 1 })
  try {
    const company = await foundCompany(product, realistic)
    const caseId = await finishedCase(company)
    await multiplyCase(database, { caseId, rows: cases, with: ['flow_event'] })
    await raiseLimit(company)
    const began = performance.now()
    await backTest(company, cases)
    return (cases * 1000) / (performance.now() - began)
  } finally {
    await database.end()
    await product.stop()
    await server.close()
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function finishedCase({ flowId, starter, approvers }: Company): Promise<string> {
  const { caseId } = await starter.approvals.launch({ flowId, values: { ...realisticValues } })
  for (const approver of approvers) {
    const { taskId } = await approver.approvals.operatorInfo({ id: caseId })
    if (!taskId) throw new Error('An approver has nothing to do.')
    await approver.approvals.agree({ taskId })
  }
  return caseId
}

/** What was enough to be asked for a second opinion is not any more. */
async function raiseLimit({ flowId, administrator }: Company): Promise<void> {
  const { name, definition } = await administrator.flowDesign.open({ id: flowId })
  const { lines, ...rest } = FlowDefinition.parse(definition)
  const raised = lines.map((line) =>
    line.condition === undefined ? line : { ...line, condition: 'amount > 2000' },
  )
  await administrator.flowDesign.save({ id: flowId, name, definition: { ...rest, lines: raised } })
}

async function backTest({ flowId, administrator }: Company, cases: number): Promise<void> {
  await administrator.flowReview.startBackTest({ id: flowId, cases })
  const latest = async () => (await administrator.flowReview.backTest({ id: flowId })).latest
  let result = await latest()
  for (; result?.state === 'running'; result = await latest()) await pause(100)
  const others = result?.counts.otherRoute ?? 0
  if (others !== cases) throw new Error(`${others} cases of ${cases} went another way.`)
}
