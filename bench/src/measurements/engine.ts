import { compileFlow, FlowDefinition } from '@signet/flow'
import { realistic, realisticValues } from '../designs/realistic.ts'
import { threeInARow } from '../designs/three-in-a-row.ts'
import * as theirs from '../engine/bpmn-side.ts'
import * as ours from '../engine/our-side.ts'
import type { Measured, Measurement } from '../measured.ts'
import { percentile } from '../percentile.ts'

const turns = 5
const ourCases = 4000
const theirCases = 100
const approvers = ['li', 'wang', 'zhao'] as const

/**
 * Whole cases per second, engine only, beside npm bpmn-engine with its definition parsed once: three approvers in a row in
 * memory, and a flow of eight nodes with the state written after every step. They take turns; the median turn counts.
 * The aim is a hundred times as many.
 */
export const engine: Measurement = {
  name: 'engine',
  about: 'cases per second through three approvers, engine only, beside bpmn-engine 25',
  run: async () => [await inMemory(), await stored()],
}

async function inMemory(): Promise<Measured> {
  const plan = compileFlow(FlowDefinition.parse(threeInARow(approvers).flow), {})
  const source = await theirs.bpmnSource(theirs.userTasksInARow(approvers))
  const claim = { approvers, values: {} }
  return beside('engine.casesPerSecond', {
    mine: (count) => ours.runCases(plan, claim, count),
    other: (count) => theirs.runCases(source, count),
  })
}

async function stored(): Promise<Measured> {
  const plan = compileFlow(FlowDefinition.parse(realistic(approvers).flow), { amount: 'number' })
  const source = await theirs.bpmnSource(theirs.realisticProcess)
  const claim = { approvers, values: { ...realisticValues, amount: 1250 } }
  return beside('engine.realistic.storedPerSecond', {
    mine: (count) => ours.runStoredCases(plan, claim, count),
    other: (count) => theirs.runStoredCases(source, { isLarge: true }, count),
  })
}

type Sides = Readonly<{ mine: (count: number) => void; other: (count: number) => Promise<void> }>

async function beside(id: string, { mine, other }: Sides): Promise<Measured> {
  mine(ourCases)
  await other(theirCases)
  const rates: { mine: number; ratio: number }[] = []
  for (let turn = 0; turn < turns; turn += 1) {
    const rate = await perSecond(ourCases, async () => mine(ourCases))
    rates.push({ mine: rate, ratio: rate / (await perSecond(theirCases, () => other(theirCases))) })
  }
  const ratio = percentile(
    rates.map((rate) => rate.ratio),
    50,
  )
  const value = percentile(
    rates.map((rate) => rate.mine),
    50,
  )
  return { id, value, unit: '1/s', beside: 'bpmn-engine 25', ratio, aim: '100 and more', met: ratio >= 100 }
}

async function perSecond(count: number, work: () => Promise<void>): Promise<number> {
  const before = performance.now()
  await work()
  return count / ((performance.now() - before) / 1000)
}
