import { EventEmitter } from 'node:events'
import { type CaseState, compileFlow, FlowDefinition, type FlowPlan, step } from '@signet/flow'
import { factsAt } from '@signet/flow/testing'
import * as elements from 'bpmn-elements'
import { Engine } from 'bpmn-engine'
import BpmnModdle from 'bpmn-moddle'
import serialize, { TypeResolver } from 'moddle-context-serializer'
import { realistic, realisticValues, threeInARow } from '../designs.ts'
import type { Figure, Measurement } from '../figure.ts'
import { percentile } from '../timing.ts'

const turns = 5
const ourCases = 4000
const theirCases = 100
const approvers = ['li', 'wang', 'zhao'] as const

/**
 * Whole cases per second in the engine alone, beside npm bpmn-engine with a parsed definition: three approvers in a
 * row in memory, and a flow of eight nodes with stored state after every step. The sides take turns, and the median
 * turn counts. The aim is a factor of 100.
 */
export const engine: Measurement = {
  name: 'engine',
  about: 'cases per second through three approvers, engine only, beside bpmn-engine 25',
  run: async () => [await measureInMemory(), await measureStored()],
}

async function measureInMemory(): Promise<Figure> {
  const plan = compileFlow(FlowDefinition.parse(threeInARow(approvers).flow), {})
  const source = await bpmnSource(userTasksInARow(approvers))
  const claim = { approvers, values: {} }
  return measureBeside('engine.casesPerSecond', {
    mine: (count) => runCases(plan, claim, count),
    other: (count) => runBpmnCases(source, count),
  })
}

async function measureStored(): Promise<Figure> {
  const plan = compileFlow(FlowDefinition.parse(realistic(approvers).flow), { amount: 'number' })
  const source = await bpmnSource(realisticProcess)
  const claim = { approvers, values: { ...realisticValues, amount: 1250 } }
  return measureBeside('engine.realistic.storedPerSecond', {
    mine: (count) => runStoredCases(plan, claim, count),
    other: (count) => runStoredBpmnCases(source, { isLarge: true }, count),
  })
}

type Sides = Readonly<{ mine: (count: number) => void; other: (count: number) => Promise<void> }>

async function measureBeside(id: string, { mine, other }: Sides): Promise<Figure> {
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

type WaitingTask = { id: string; signal: () => void }
type RunningProcess = { getState: () => unknown }

/** A BPMN 2.0 process that is parsed once, as an application with many cases would do. */
async function bpmnSource(elementsOfProcess: string): Promise<unknown> {
  const moddle = await new BpmnModdle().fromXML(`<?xml version="1.0" encoding="UTF-8"?>
    <definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"
      targetNamespace="http://example.com/bench">
      <process id="claim" isExecutable="true">${elementsOfProcess}</process>
    </definitions>`)
  return serialize(moddle as never, TypeResolver(elements as never))
}

/** start -> one user task per name -> end. */
function userTasksInARow(names: readonly string[]): string {
  const ids = ['start', ...names, 'end']
  const lines = ids
    .slice(1)
    .map((to, index) => `<sequenceFlow id="line${index}" sourceRef="${ids[index]}" targetRef="${to}" />`)
  const tasks = names.map((name) => `<userTask id="${name}" />`)
  return `<startEvent id="start" />${tasks.join('')}<endEvent id="end" />${lines.join('')}`
}

/** The realistic flow: a second task if over 1,000, a third one, and a plain task in place of the copy. */
const realisticProcess = `
  <startEvent id="start" /><userTask id="step1" /><exclusiveGateway id="howMuch" default="small" />
  <userTask id="step2" /><exclusiveGateway id="together" /><userTask id="step3" /><task id="tell" /><endEvent id="end" />
  <sequenceFlow id="a" sourceRef="start" targetRef="step1" /><sequenceFlow id="b" sourceRef="step1" targetRef="howMuch" />
  <sequenceFlow id="large" sourceRef="howMuch" targetRef="step2">
    <conditionExpression xsi:type="tFormalExpression">\${environment.variables.isLarge}</conditionExpression>
  </sequenceFlow>
  <sequenceFlow id="small" sourceRef="howMuch" targetRef="together" />
  <sequenceFlow id="c" sourceRef="step2" targetRef="together" /><sequenceFlow id="d" sourceRef="together" targetRef="step3" />
  <sequenceFlow id="e" sourceRef="step3" targetRef="tell" /><sequenceFlow id="f" sourceRef="tell" targetRef="end" />`

/** Runs whole cases and completes each user task as soon as it waits. */
async function runBpmnCases(source: unknown, count: number): Promise<void> {
  for (let index = 0; index < count; index += 1)
    await runBpmnCase(source, { name: `case-${index}`, onStep: () => {} })
}

/** The same, with the state written as text whenever a task waits. */
async function runStoredBpmnCases(
  source: unknown,
  variables: Readonly<Record<string, unknown>>,
  count: number,
): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    let written = 0
    const onStep = (one: RunningProcess) => {
      written += JSON.stringify(one.getState()).length
    }
    await runBpmnCase(source, { name: `case-${index}`, variables, onStep })
    if (written === 0) throw new Error('No state was written.')
  }
}

type BpmnRun = Readonly<{ name: string; variables?: object; onStep: (one: RunningProcess) => void }>

async function runBpmnCase(source: unknown, { name, variables = {}, onStep }: BpmnRun): Promise<void> {
  const listener = new EventEmitter()
  const one = new Engine({ name, sourceContext: source, variables } as never)
  listener.on('activity.wait', (task: WaitingTask) => {
    onStep(one as unknown as RunningProcess)
    task.signal()
  })
  const ended = one.waitFor('end')
  await one.execute({ listener } as never)
  await ended
}

type Claim = Readonly<{ approvers: readonly string[]; values: Readonly<Record<string, unknown>> }>

/** Runs whole cases through their approvers, one task after the other, in memory. */
function runCases(plan: FlowPlan, claim: Claim, count: number): void {
  for (let index = 0; index < count; index += 1)
    runCase(plan, claim, { caseId: `case-${index}`, kept: (state) => state })
}

/** The same, with the state written as text after every step and read before the next. */
function runStoredCases(plan: FlowPlan, claim: Claim, count: number): void {
  for (let index = 0; index < count; index += 1)
    runCase(plan, claim, {
      caseId: `case-${index}`,
      kept: (state) => JSON.parse(JSON.stringify(state)) as CaseState,
    })
}

type EngineRun = Readonly<{ caseId: string; kept: (state: CaseState) => CaseState }>

function runCase(plan: FlowPlan, { approvers, values }: Claim, { caseId, kept }: EngineRun): void {
  const facts = factsAt(0, values)
  const launched = step(plan, null, { type: 'launch', by: 'chen', caseId, flowVersionId: 'v1' }, facts)
  let state = kept(launched.state)
  for (const [turn, by] of approvers.entries())
    state = kept(step(plan, state, { type: 'agree', by, task: `${caseId}-${turn + 1}` }, facts).state)
  if (state.status !== 'approved') throw new Error(`A case ended as ${state.status}.`)
}
