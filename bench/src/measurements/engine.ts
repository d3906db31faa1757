import { EventEmitter } from 'node:events'
import { compileFlow, FlowDefinition, type FlowPlan, step } from '@signet/flow'
import { factsAt } from '@signet/flow/testing'
import * as elements from 'bpmn-elements'
import { Engine } from 'bpmn-engine'
import BpmnModdle from 'bpmn-moddle'
import serialize, { TypeResolver } from 'moddle-context-serializer'
import { threeInARow } from '../company.ts'
import type { Measurement } from '../measured.ts'
import { percentile } from '../percentile.ts'

const turns = 5
const ours = 4000
const theirs = 100
const approvers = ['li', 'wang', 'zhao'] as const

/**
 * Whole cases per second in memory, three approvers in a row: our engine beside npm bpmn-engine with three user tasks
 * and its definition parsed once. They take turns; the median turn counts. The aim is the issue's: 100 times and more.
 */
export const engine: Measurement = {
  name: 'engine',
  about: 'cases per second through three approvers, engine only, beside bpmn-engine 25',
  run: async () => {
    const plan = compileFlow(FlowDefinition.parse(threeInARow(approvers)), {})
    const source = await bpmnSource()
    runOurs(plan, ours)
    await runTheirs(source, theirs)

    const rates: { mine: number; other: number }[] = []
    for (let turn = 0; turn < turns; turn += 1) {
      const mine = await perSecond(ours, () => runOurs(plan, ours))
      const other = await perSecond(theirs, () => runTheirs(source, theirs))
      rates.push({ mine, other })
    }
    const value = percentile(
      rates.map(({ mine }) => mine),
      50,
    )
    const ratio = percentile(
      rates.map(({ mine, other }) => mine / other),
      50,
    )
    return [
      {
        id: 'engine.casesPerSecond',
        value,
        unit: '1/s',
        beside: 'bpmn-engine 25',
        ratio,
        aim: '100 and more',
        met: ratio >= 100,
      },
    ]
  },
}

async function perSecond(count: number, work: () => unknown): Promise<number> {
  const before = performance.now()
  await work()
  return count / ((performance.now() - before) / 1000)
}

function runOurs(plan: FlowPlan, count: number): void {
  const facts = factsAt(0)
  for (let place = 0; place < count; place += 1) {
    const caseId = `case-${place}`
    let { state } = step(plan, null, { type: 'launch', by: 'chen', caseId, flowVersionId: 'v1' }, facts)
    for (const [turn, by] of approvers.entries())
      state = step(plan, state, { type: 'agree', by, task: `${caseId}-${turn + 1}` }, facts).state
    if (state.status !== 'approved') throw new Error(`A case ended as ${state.status}.`)
  }
}

type Signalled = { id: string; signal: () => void }

async function runTheirs(source: unknown, count: number): Promise<void> {
  for (let place = 0; place < count; place += 1) {
    const listener = new EventEmitter()
    listener.on('activity.wait', (task: Signalled) => task.signal())
    const one = new Engine({ name: `case-${place}`, sourceContext: source } as never)
    const ended = one.waitFor('end')
    await one.execute({ listener } as never)
    await ended
  }
}

/** The same three steps as BPMN 2.0, parsed once: what an application with many cases of one process does. */
async function bpmnSource(): Promise<unknown> {
  const steps = approvers.map((name) => `<userTask id="${name}" />`).join('')
  const ids = ['start', ...approvers, 'end']
  const lines = ids
    .slice(1)
    .map((to, place) => `<sequenceFlow id="line${place}" sourceRef="${ids[place]}" targetRef="${to}" />`)
  const moddle = await new BpmnModdle().fromXML(`<?xml version="1.0" encoding="UTF-8"?>
    <definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" targetNamespace="http://example.com/bench">
      <process id="claim" isExecutable="true">
        <startEvent id="start" />${steps}<endEvent id="end" />${lines.join('')}
      </process>
    </definitions>`)
  return serialize(moddle as never, TypeResolver(elements as never))
}
