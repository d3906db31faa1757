import { EventEmitter } from 'node:events'
import * as elements from 'bpmn-elements'
import { Engine } from 'bpmn-engine'
import BpmnModdle from 'bpmn-moddle'
import serialize, { TypeResolver } from 'moddle-context-serializer'

type Signalled = { id: string; signal: () => void }
type Running = { getState: () => unknown }

/** A BPMN 2.0 process parsed once: what an application with many cases of one process does. */
export async function bpmnSource(elementsOfProcess: string): Promise<unknown> {
  const moddle = await new BpmnModdle().fromXML(`<?xml version="1.0" encoding="UTF-8"?>
    <definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"
      targetNamespace="http://example.com/bench">
      <process id="claim" isExecutable="true">${elementsOfProcess}</process>
    </definitions>`)
  return serialize(moddle as never, TypeResolver(elements as never))
}

/** start -> a user task for each name -> end. */
export function userTasksInARow(names: readonly string[]): string {
  const ids = ['start', ...names, 'end']
  const lines = ids
    .slice(1)
    .map((to, place) => `<sequenceFlow id="line${place}" sourceRef="${ids[place]}" targetRef="${to}" />`)
  const tasks = names.map((name) => `<userTask id="${name}" />`)
  return `<startEvent id="start" />${tasks.join('')}<endEvent id="end" />${lines.join('')}`
}

/** The realistic flow: a second task over 1,000, a third one, and telling the starter, which is a task that does itself. */
export const realisticProcess = `
  <startEvent id="start" /><userTask id="step1" /><exclusiveGateway id="howMuch" default="small" />
  <userTask id="step2" /><exclusiveGateway id="together" /><userTask id="step3" /><task id="tell" /><endEvent id="end" />
  <sequenceFlow id="a" sourceRef="start" targetRef="step1" /><sequenceFlow id="b" sourceRef="step1" targetRef="howMuch" />
  <sequenceFlow id="large" sourceRef="howMuch" targetRef="step2">
    <conditionExpression xsi:type="tFormalExpression">\${environment.variables.isLarge}</conditionExpression>
  </sequenceFlow>
  <sequenceFlow id="small" sourceRef="howMuch" targetRef="together" />
  <sequenceFlow id="c" sourceRef="step2" targetRef="together" /><sequenceFlow id="d" sourceRef="together" targetRef="step3" />
  <sequenceFlow id="e" sourceRef="step3" targetRef="tell" /><sequenceFlow id="f" sourceRef="tell" targetRef="end" />`

/** Whole cases, each user task answered as soon as it waits. */
export async function runCases(source: unknown, count: number): Promise<void> {
  for (let place = 0; place < count; place += 1)
    await runCase(source, { name: `case-${place}`, onStep: () => {} })
}

/** The same, and whenever a task waits the state is taken and written as text. */
export async function runStoredCases(
  source: unknown,
  variables: Readonly<Record<string, unknown>>,
  count: number,
): Promise<void> {
  for (let place = 0; place < count; place += 1) {
    let written = 0
    const onStep = (one: Running) => {
      written += JSON.stringify(one.getState()).length
    }
    await runCase(source, { name: `case-${place}`, variables, onStep })
    if (written === 0) throw new Error('No state was written.')
  }
}

type Way = Readonly<{ name: string; variables?: object; onStep: (one: Running) => void }>

async function runCase(source: unknown, { name, variables = {}, onStep }: Way): Promise<void> {
  const listener = new EventEmitter()
  const one = new Engine({ name, sourceContext: source, variables } as never)
  listener.on('activity.wait', (task: Signalled) => {
    onStep(one as unknown as Running)
    task.signal()
  })
  const ended = one.waitFor('end')
  await one.execute({ listener } as never)
  await ended
}
