import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startProduct } from '@signet/e2e/product'
import {
  compareCourses,
  compileFlow,
  evolveAll,
  FlowDefinition,
  type FlowEvent,
  type FlowPlan,
  recordCase,
  replayCase,
  step,
} from '@signet/flow'
import { factsAt } from '@signet/flow/testing'
import pg from 'pg'
import { type Company, foundCompany } from '../company.ts'
import { openServer } from '../database-server.ts'
import { realistic, realisticValues } from '../designs.ts'
import type { Figure, Measurement } from '../figure.ts'
import { multiplyCase } from '../multiply-case.ts'
import { percentile } from '../timing.ts'

const cases = 10_000
const longest = 60

/**
 * Runs finished cases of a flow of eight nodes and forty fields through a draft: in the engine alone, and in the
 * product, which reads them from its database while it serves others.
 */
export const backTest: Measurement = {
  name: 'back-test',
  about: '10,000 finished cases through a draft, by the engine alone and by the product',
  run: async ({ database }) => [
    toFigure('engine', measureEngine(cases)),
    toFigure('product', await measureProduct(cases, database)),
  ],
}

function toFigure(who: string, value: number): Figure {
  const aim = `${cases} cases in under ${longest} s`
  return {
    id: `backTest.${who}.casesPerSecond`,
    value,
    unit: 'cases/s',
    beside: 'nothing',
    ratio: null,
    aim,
    met: cases / value < longest,
  }
}

/** Returns cases per second from the product's database; all of them take another route in the draft. */
async function measureProduct(cases: number, databaseUrl: string | undefined): Promise<number> {
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
    await runBackTest(company, cases)
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

/** Raises the limit of the branch, so that no case needs the second approver any more. */
async function raiseLimit({ flowId, administrator }: Company): Promise<void> {
  const { name, definition } = await administrator.flowDesign.open({ id: flowId })
  const { lines, ...rest } = FlowDefinition.parse(definition)
  const raised = lines.map((line) =>
    line.condition === undefined ? line : { ...line, condition: 'amount > 2000' },
  )
  await administrator.flowDesign.save({ id: flowId, name, definition: { ...rest, lines: raised } })
}

async function runBackTest({ flowId, administrator }: Company, cases: number): Promise<void> {
  await administrator.flowReview.startBackTest({ id: flowId, cases })
  const latest = async () => (await administrator.flowReview.backTest({ id: flowId })).latest
  let result = await latest()
  for (; result?.state === 'running'; result = await latest()) await pause(100)
  const others = result?.counts.otherRoute ?? 0
  if (others !== cases) throw new Error(`${others} cases of ${cases} went another way.`)
}

const turns = 3
const people = ['li', 'wang', 'zhao'] as const

/**
 * Returns cases per second on one core, from the text of their events, run through their own version and through a
 * draft.
 */
function measureEngine(cases: number): number {
  const own = planOf(1000)
  const draft = planOf(2000)
  const stored = Array.from({ length: cases }, (_, index) => historyOf(own, 500 + (index % 3) * 1000))
  const rates = Array.from({ length: turns }, () => {
    const began = performance.now()
    const different = stored.filter((one) => isDifferent(one, own, draft)).length
    if (different === 0 || different === cases)
      throw new Error(`${different} cases of ${cases} went another way.`)
    return (cases * 1000) / (performance.now() - began)
  })
  return percentile(rates, 50)
}

function planOf(limit: number): FlowPlan {
  const definition = FlowDefinition.parse(realistic(people).flow)
  const lines = definition.lines.map((line) =>
    line.condition === undefined ? line : { ...line, condition: `amount > ${limit}` },
  )
  return compileFlow({ ...definition, lines }, { amount: 'number' })
}

type StoredHistory = Readonly<{ bodies: readonly string[]; amount: number }>

function historyOf(plan: FlowPlan, amount: number): StoredHistory {
  const facts = factsAt(0, { ...realisticValues, amount })
  const history: FlowEvent[] = []
  const launch = { type: 'launch', by: 'chen', caseId: 'c', flowVersionId: 'v1' } as const
  history.push(...step(plan, null, launch, facts).events)
  for (let state = evolveAll(history); state.status === 'running'; state = evolveAll(history)) {
    const open = state.tasks.find(({ stage }) => stage === 'doing')
    if (!open) throw new Error('A case stands still.')
    history.push(...step(plan, state, { type: 'agree', by: open.person, task: open.id }, facts).events)
  }
  return { bodies: history.map((event) => JSON.stringify(event)), amount }
}

function isDifferent({ bodies, amount }: StoredHistory, own: FlowPlan, draft: FlowPlan): boolean {
  const recorded = recordCase(bodies.map((body) => JSON.parse(body) as FlowEvent))
  if (!recorded) throw new Error('A case was never launched.')

  const facts = factsAt(0, { ...realisticValues, amount })
  return compareCourses(replayCase(own, recorded, facts), replayCase(draft, recorded, facts)) !== 'same'
}
