import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findUnsoundness } from '@signet/flow'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inventedModel } from '../test/invented-model.ts'
import { type BpmnImport, type ImportOptions, importBpmn } from './index.ts'

const wishes: ImportOptions = { nameFor: (kind) => kind, peopleNamed: () => undefined }

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }
const plain = (text: string) =>
  text
    .replace(/&#(x?)([\da-f]+);/gi, (_, hex, code) =>
      String.fromCodePoint(Number.parseInt(code, hex ? 16 : 10)),
    )
    .replace(/&(lt|gt|amp|quot|apos);/g, (_, name) => entities[name] ?? '')
    .replace(/<!\[CDATA\[([\s\S]*?)\]\]>/g, '$1')
    .replace(/\s+/g, ' ')
    .trim()

/** Every name, label, condition, script, timer value and called element of a file, found without our reader. */
function inventoryOf(xml: string): readonly string[] {
  const drawn = xml
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<(\w+:)?(extensionElements|documentation|BPMNDiagram)\b[\s\S]*?<\/\1?\2>/g, '')
  const attributes = [
    ...drawn.matchAll(
      /<(?!(?:\w+:)?(?:definitions|process|import)\b)[^>]*?\s(?:name|calledElement)="([^"]*)"/g,
    ),
  ]
  const bodies = [
    ...drawn.matchAll(
      /<(?:\w+:)?(conditionExpression|condition|script|text|timeDate|timeDuration|timeCycle|loopCondition)\b[^>]*>([\s\S]*?)<\/(?:\w+:)?\1>/g,
    ),
  ]
  const values = [...attributes.map(([, value = '']) => value), ...bodies.map(([, , value = '']) => value)]
  return [...new Set(values.map(plain))].filter((value) => value !== '')
}

function unnamed(xml: string, { definition, notes }: BpmnImport): readonly string[] {
  const said = plain(
    [
      ...definition.nodes.flatMap((node) => [node.name, 'minutes' in node ? `PT${node.minutes}M` : '']),
      ...definition.lines.flatMap(({ name = '', condition = '' }) => [name, condition]),
      definition.name,
      ...notes.flatMap(({ name, detail }) => [name, detail]),
    ].join('\n'),
  )
  return inventoryOf(xml).filter((value) => !isSaid(said, value))
}

/** Whole: a name that another one begins with is not said by that one. */
function isSaid(said: string, value: string): boolean {
  for (let at = said.indexOf(value); at >= 0; at = said.indexOf(value, at + 1))
    if (!/^\d/.test(said.slice(at + value.length))) return true
  return false
}

const everything = `<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" id="defs" targetNamespace="t">
  <message id="msg" name="Order came"/><signal id="sig" name="Alarm"/><error id="err" name="No stock" errorCode="E7"/>
  <category id="cat"><categoryValue id="cv" value="Money"/></category>
  <collaboration id="c"><participant id="p1" name="Shop" processRef="p"/><participant id="p2" name="Customer"/>
    <messageFlow id="mf" name="Letter" sourceRef="p2" targetRef="p1"/></collaboration>
  <process id="p" name="Sale">
    <laneSet id="ls"><lane id="l1" name="Clerk"><flowNodeRef>ask</flowNodeRef></lane><lane id="l2" name="Nobody here"/></laneSet>
    <startEvent id="s" name="Came in"><messageEventDefinition id="m" messageRef="msg"/></startEvent>
    <userTask id="ask" name="Ask"/>
    <exclusiveGateway id="only" name="One way?"/>
    <scriptTask id="sum" name="Sum up" scriptFormat="js"><script>total = a + b</script></scriptTask>
    <callActivity id="call" name="Ship" calledElement="shipping"/>
    <intermediateCatchEvent id="wait" name="Rest"><timerEventDefinition id="t"><timeCycle xsi:type="tFormalExpression">R3/PT10H</timeCycle></timerEventDefinition></intermediateCatchEvent>
    <boundaryEvent id="late" name="Too late" attachedToRef="ask"><timerEventDefinition id="t2"><timeDuration xsi:type="tFormalExpression">P2D</timeDuration></timerEventDefinition></boundaryEvent>
    <userTask id="chase" name="Chase"/>
    <subProcess id="handler" name="On alarm" triggeredByEvent="true">
      <startEvent id="hs" name="Rings"><signalEventDefinition id="sd" signalRef="sig"/></startEvent><task id="ht" name="Run out"/>
      <sequenceFlow id="h1" name="quick" sourceRef="hs" targetRef="ht"/></subProcess>
    <subProcess id="inner" name="Pack"><startEvent id="is" name="Box empty"/><task id="fill" name="Fill"/><endEvent id="ie" name="Box full"/>
      <sequenceFlow id="i1" sourceRef="is" targetRef="fill"/><sequenceFlow id="i2" name="full at last" sourceRef="fill" targetRef="ie"/></subProcess>
    <endEvent id="e" name="Sold"><errorEventDefinition id="ed" errorRef="err"/></endEvent>
    <sequenceFlow id="f1" name="first" sourceRef="s" targetRef="ask"><conditionExpression>ready</conditionExpression></sequenceFlow>
    <sequenceFlow id="f2" name="second" sourceRef="ask" targetRef="only"/><sequenceFlow id="f3" name="third" sourceRef="only" targetRef="sum"/>
    <sequenceFlow id="f4" sourceRef="sum" targetRef="call"/><sequenceFlow id="f5" name="fifth" sourceRef="call" targetRef="wait"/>
    <sequenceFlow id="f6" name="sixth" sourceRef="wait" targetRef="inner"/><sequenceFlow id="f7" sourceRef="inner" targetRef="e"/>
    <sequenceFlow id="f8" name="in vain" sourceRef="late" targetRef="chase"/>
    <textAnnotation id="ta"><text>Mind the step</text></textAnnotation><group id="g" categoryValueRef="cv"/>
  </process></definitions>`

test('the report names everything that a flow does not keep', async () => {
  const read = await importBpmn(everything, wishes)
  expect(unnamed(everything, read)).toEqual([])
  expect(read.notes).toContainEqual(expect.objectContaining({ code: 'group', name: 'Money' }))
  expect(read.notes).toContainEqual(expect.objectContaining({ code: 'gatewayLeftOut', name: 'One way?' }))
  expect(read.notes).toContainEqual(expect.objectContaining({ code: 'conditionUnused', detail: 'ready' }))
})

test('nothing in 400 invented models is lost without a note', async () => {
  await fc.assert(
    fc.asyncProperty(inventedModel, async (xml) => {
      expect(unnamed(xml, await importBpmn(xml, wishes))).toEqual([])
    }),
    { numRuns: 400 },
  )
})

const models = join(import.meta.dirname, '../../../../shared/data/bpmn')
test.runIf(existsSync(models))('nothing in the interchange models is lost without a note', async () => {
  for (const name of readdirSync(models).filter((one) => one.endsWith('.bpmn'))) {
    const xml = readFileSync(join(models, name), 'utf8')
    expect(unnamed(xml, await importBpmn(xml, wishes)), name).toEqual([])
  }
})
test.skipIf(existsSync(models))('the interchange models are not on this machine', () => {})

const process = (content: string) =>
  `<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" id="d" targetNamespace="t"><process id="p">${content}</process></definitions>`
const flows = (...pairs: readonly string[]) =>
  pairs
    .map((pair, index) => {
      const [from, to] = pair.split('>')
      return `<sequenceFlow id="f${index}" sourceRef="${from}" targetRef="${to}"/>`
    })
    .join('')
const tasks = (...ids: readonly string[]) => ids.map((id) => `<userTask id="${id}" name="${id}"/>`).join('')
const diamond = (split: string, join: string) =>
  process(
    `<startEvent id="s"/><${split} id="x"/>${tasks('a', 'b')}<${join} id="j" name="Join"/>${tasks('c')}<endEvent id="e"/>` +
      flows('s>x', 'x>a', 'x>b', 'a>j', 'b>j', 'j>c', 'c>e'),
  )

test.each([
  ['exclusiveGateway', 'parallelGateway', 'joinDoesNotBlock'],
  ['parallelGateway', 'exclusiveGateway', 'joinGoesOnOnce'],
])('a %s before a %s means something else here', async (split, join, code) => {
  const { notes } = await importBpmn(diamond(split, join), wishes)
  expect(notes).toContainEqual(expect.objectContaining({ code, element: 'j', name: 'Join' }))
})

test.each(['exclusiveGateway', 'parallelGateway', 'inclusiveGateway'])(
  'a %s before one of its kind means the same here',
  async (gateway) => {
    const { notes } = await importBpmn(diamond(gateway, gateway), wishes)
    expect(notes.filter(({ code }) => code.startsWith('join'))).toEqual([])
  },
)

test('parallel ways with an end each end together', async () => {
  const { definition, notes } = await importBpmn(
    process(
      `<startEvent id="s"/><parallelGateway id="x"/>${tasks('a', 'b')}<endEvent id="e"/><endEvent id="e2" name="Second"/>` +
        flows('s>x', 'x>a', 'x>b', 'a>e', 'b>e2'),
    ),
    wishes,
  )
  expect(findUnsoundness(definition).map(({ code }) => code)).not.toContain('leftBehind')
  expect(notes).toContainEqual(expect.objectContaining({ code: 'endsJoined', name: 'Second' }))
})

test('a process that only goes in circles gets an end', async () => {
  const { definition, notes } = await importBpmn(
    process(`<startEvent id="s"/>${tasks('a', 'b')}${flows('s>a', 'a>b', 'b>a')}`),
    wishes,
  )
  const found = findUnsoundness(definition).map(({ code }) => code)
  for (const code of ['noEnd', 'noLineOut', 'manyLinesOut', 'unreachable', 'endless'])
    expect(found).not.toContain(code)
  expect(notes).toContainEqual(expect.objectContaining({ code: 'circleEnded', name: 'b' }))
})
