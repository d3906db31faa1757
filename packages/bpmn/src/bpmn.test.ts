import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type FlowDefinition, findUnsoundness, readFlowDefinition } from '@signet/flow'
import { arbitraryFlow } from '@signet/flow/testing'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { exportBpmn, type ImportOptions, importBpmn } from './index.ts'
import { noteCodes } from './note.ts'

const wishes: ImportOptions = { nameFor: (kind) => kind, peopleNamed: () => undefined }
const there = async (definition: FlowDefinition) => importBpmn(await exportBpmn(definition), wishes)

describe('what we export', () => {
  test('imports again unchanged, whatever was drawn', async () => {
    await fc.assert(
      fc.asyncProperty(arbitraryFlow, async (definition) => {
        expect(await there(definition)).toMatchObject({ definition, notes: [] })
      }),
      { numRuns: 60 },
    )
  })

  test('keeps the names in other languages', async () => {
    const translations = {
      'en-US': { name: 'Purchase', nodes: { head: 'Head & team' }, lines: { small: 'Small' } },
      'zh-TW': { title: '{starter} 的採購' },
    }
    expect((await there({ ...purchase, translations })).definition.translations).toEqual(translations)
  })

  test('keeps half-drawn flows, doubled ids, loose lines and every character', async () => {
    await fc.assert(
      fc.asyncProperty(sketch, async (definition) => {
        expect((await there(definition)).definition).toEqual(definition)
      }),
      { numRuns: 100 },
    )
  })

  test('shows other tools names, kinds, conditions and places', async () => {
    const xml = await exportBpmn(purchase)
    expect(xml).toMatch(/<bpmn:userTask id="head" name="Head &#38; team">|name="Head &amp; team"/)
    expect(xml).toContain('<bpmn:exclusiveGateway id="size"')
    expect(xml).toContain('default="small"')
    expect(xml).toMatch(/conditionExpression[^>]*>amount &gt; 1000</)
    expect(xml).toMatch(/bpmnElement="head">\s*<dc:Bounds x="50" y="60" width="100" height="80"/)
  })

  test('takes in what another tool has changed', async () => {
    const xml = (await exportBpmn(purchase))
      .replace(/name="Head &[^"]*"/, 'name="Team lead"')
      .replace('>amount &gt; 1000<', '>amount &gt; 2000<')
      .replace('x="50" y="60"', 'x="70" y="60"')
      .replace('default="small"', 'default="large"')
    const { definition } = await importBpmn(xml, wishes)
    expect(definition.nodes.find(({ id }) => id === 'head')).toEqual({
      ...purchase.nodes.find(({ id }) => id === 'head'),
      name: 'Team lead',
      place: { x: 120, y: 100 },
    })
    expect(
      definition.lines.map(({ id, condition, isDefault }) => ({ id, condition, isDefault })),
    ).toContainEqual({
      id: 'large',
      condition: 'amount > 2000',
      isDefault: true,
    })
    expect(definition.lines.find(({ id }) => id === 'small')?.isDefault).toBe(false)
  })
})

describe('files of other tools', () => {
  test('unfold sub-processes, split gateways that do both, and add what BPMN leaves out', async () => {
    const { definition, notes } = await importBpmn(
      file(`
        <userTask id="ask" name="Ask"/>
        <subProcess id="inner" name="Check">
          <startEvent id="s2"/><manualTask id="look" name="Look"/><endEvent id="e2"/>
          <sequenceFlow id="i1" sourceRef="s2" targetRef="look"/><sequenceFlow id="i2" sourceRef="look" targetRef="e2"/>
        </subProcess>
        <exclusiveGateway id="both"/>
        <userTask id="one" name="One"/><userTask id="two" name="Two"/>
        <sequenceFlow id="a" sourceRef="ask" targetRef="inner"/>
        <sequenceFlow id="b" sourceRef="inner" targetRef="both"/>
        <sequenceFlow id="c" sourceRef="both" targetRef="one"><conditionExpression>\${amount > 5}</conditionExpression></sequenceFlow>
        <sequenceFlow id="d" sourceRef="both" targetRef="two"><conditionExpression>a.matches("x") ?? y</conditionExpression></sequenceFlow>
        <sequenceFlow id="e" sourceRef="one" targetRef="both"/>`),
      wishes,
    )
    expect(definition.nodes.map(({ id, kind }) => `${kind} ${id}`).sort()).toEqual([
      'approver ask',
      'approver one',
      'approver two',
      'branch both',
      'end open_end',
      'handler look',
      'merge both_in',
      'start start',
    ])
    expect(definition.lines.filter(({ condition }) => condition)).toMatchObject([
      { id: 'c', condition: 'amount > 5' },
    ])
    const codes = notes.map(({ code }) => code)
    for (const code of ['startAdded', 'endAdded', 'subProcessInlined', 'conditionKept', 'conditionLeftOut'])
      expect(codes).toContain(code)
    const found = findUnsoundness(definition).map(({ code }) => code)
    expect(found.filter((code) => misdrawn.has(code))).toEqual([])
  })

  test('find people by the names of lanes, performers and engine settings', async () => {
    const peopleNamed: ImportOptions['peopleNamed'] = (name) =>
      name === 'Finance' ? { kind: 'role', ids: ['r1'] } : undefined
    const { definition } = await importBpmn(
      file(`<laneSet id="ls"><lane id="l" name="Finance"><flowNodeRef>ask</flowNodeRef></lane></laneSet>
        <startEvent id="s"/><userTask id="ask" name="Ask"/><endEvent id="e"/>
        <sequenceFlow id="a" sourceRef="s" targetRef="ask"/><sequenceFlow id="b" sourceRef="ask" targetRef="e"/>`),
      { ...wishes, peopleNamed },
    )
    expect(definition.nodes.find(({ id }) => id === 'ask')).toMatchObject({
      sources: [{ kind: 'role', ids: ['r1'] }],
    })
  })

  test('tell what follows an event at the edge, several starts, and other pools', async () => {
    const { notes, definition, processes } = await importBpmn(
      `<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" id="defs" targetNamespace="t">
        <process id="p"><startEvent id="s"/><startEvent id="s1"><messageEventDefinition id="m"/></startEvent>
          <userTask id="ask"/><boundaryEvent id="late" attachedToRef="ask"/><userTask id="after"/><endEvent id="e"/>
          <sequenceFlow id="a" sourceRef="s" targetRef="ask"/><sequenceFlow id="a1" sourceRef="s1" targetRef="ask"/>
          <sequenceFlow id="b" sourceRef="ask" targetRef="e"/><sequenceFlow id="c" sourceRef="late" targetRef="after"/>
        </process><process id="q" name="Other"><task id="t"/></process></definitions>`,
      wishes,
    )
    const codes = notes.map(({ code }) => code)
    for (const code of ['boundaryEvent', 'unreachable', 'manyStarts', 'startTrigger', 'otherProcess'])
      expect(codes).toContain(code)
    expect(definition.nodes.some(({ id }) => id === 'after')).toBe(false)
    expect(processes).toEqual([
      { id: 'p', name: '', nodes: 6 },
      { id: 'q', name: 'Other', nodes: 1 },
    ])
  })

  test.each([
    ['', 'bpmn.unreadable'],
    ['<html>', 'bpmn.unreadable'],
    ['{"a":1}', 'bpmn.unreadable'],
    [file(''), 'bpmn.noProcess'],
    [file('<task id="x"/>'.repeat(1)).replaceAll('process', 'collaboration'), 'bpmn.noProcess'],
    [file(Array.from({ length: 3000 }, (_, i) => `<task id="t${i}"/>`).join('')), 'bpmn.tooLarge'],
    [' '.repeat(4_000_001), 'bpmn.tooLarge'],
  ])('are refused when they are none: %#', async (xml, code) => {
    await expect(importBpmn(xml, wishes)).rejects.toMatchObject({ code })
  })

  test('cannot read files of the server or grow', async () => {
    const xml = file('<task id="x" name="&leak;"/>').replace(
      '<definitions',
      '<!DOCTYPE d [<!ENTITY leak SYSTEM "file:///etc/passwd"><!ENTITY b "&leak;&leak;">]><definitions',
    )
    const { definition } = await importBpmn(xml, wishes)
    expect(JSON.stringify(definition)).not.toContain('root:')
  })

  test('are refused or become a flow that our export keeps, whatever was done to them', async () => {
    const kinds = [
      'task',
      'callActivity',
      'complexGateway',
      'boundaryEvent',
      'subProcess',
      'endEvent',
      'nothing',
    ]
    const harm = fc.record({
      flow: arbitraryFlow,
      kind: fc.constantFrom(...kinds),
      every: fc.integer({ min: 2, max: 5 }),
      cutAt: fc.option(fc.double({ min: 0, max: 1, noNaN: true }), { freq: 6 }),
    })
    await fc.assert(
      fc.asyncProperty(harm, async ({ flow, kind, every, cutAt }) => {
        let index = 0
        const isHit = () => ++index % every === 0
        const xml = (await exportBpmn(flow))
          .replaceAll(/<bpmn:extensionElements>[\s\S]*?<\/bpmn:extensionElements>/g, '')
          .replaceAll(
            /<bpmn:(\w+(?:Task|Gateway))\b([^>]*)>([\s\S]*?)<\/bpmn:\1>/g,
            (whole, _, of, within) => (isHit() ? `<bpmn:${kind}${of}>${within}</bpmn:${kind}>` : whole),
          )
          .replaceAll(/targetRef="[^"]*"/g, (whole) => (isHit() ? 'targetRef="nowhere"' : whole))
        const found = importBpmn(cutAt === null ? xml : xml.slice(0, xml.length * cutAt), wishes)
        const { definition } = await found.catch((error) => {
          expect(String(error.code)).toMatch(/^bpmn\./)
          return { definition: flow }
        })
        expect(await there(definition)).toMatchObject({ definition, notes: [] })
      }),
      { numRuns: 60 },
    )
  })

  const models = join(import.meta.dirname, '../../../../shared/data/bpmn')
  test.runIf(existsSync(models))(
    'the interchange models come with an honest report, and survive our export',
    async () => {
      const files = readdirSync(models).filter((name) => name.endsWith('.bpmn'))
      expect(files.length).toBeGreaterThan(0)
      for (const name of files) {
        const { definition, notes } = await importBpmn(readFileSync(join(models, name), 'utf8'), wishes)
        const found = findUnsoundness(definition).map(({ code }) => code)
        expect(
          found.filter((code) => misdrawn.has(code)),
          name,
        ).toEqual([])
        expect(notes.every(({ code }) => noteCodes.includes(code))).toBe(true)
        expect(await there(definition), name).toMatchObject({ definition, notes: [] })
      }
    },
  )
  test.skipIf(existsSync(models))('the interchange models are not on this machine', () => {})
})

function file(content: string): string {
  return `<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" id="defs" targetNamespace="t"><process id="p">${content}</process></definitions>`
}

/** Problems that an import must never leave; people and conditions are up to the administrator. */
const misdrawn = new Set([
  'noStart',
  'manyStarts',
  'noEnd',
  'duplicateId',
  'danglingLine',
  'lineIntoStart',
  'lineOutOfEnd',
  'noLineOut',
  'manyLinesOut',
  'unreachable',
])

const purchase = readFlowDefinition({
  version: 1,
  name: 'Purchase',
  nodes: [
    { id: 'begin', kind: 'start', name: 'Begin' },
    {
      id: 'head',
      kind: 'approver',
      name: 'Head & team',
      place: { x: 100, y: 100 },
      sources: [{ kind: 'starter' }],
    },
    { id: 'size', kind: 'branch', name: 'Size' },
    { id: 'end', kind: 'end', name: 'End' },
    { id: 'more', kind: 'approver', name: 'More' },
  ],
  lines: [
    { id: 'l1', from: 'begin', to: 'head' },
    { id: 'l2', from: 'head', to: 'size' },
    { id: 'large', from: 'size', to: 'more', condition: 'amount > 1000', name: 'Large' },
    { id: 'small', from: 'size', to: 'end', isDefault: true },
    { id: 'l3', from: 'more', to: 'end' },
  ],
})

const odd = fc
  .string({ unit: 'binary', minLength: 1, maxLength: 12 })
  .filter((text) => text.trim() !== '')
  .map((text) => text.trim())
const nodeId = fc.constantFrom('a', 'b', 'process', 'shape', 'Node_1', 'x-1')
const sketch = fc
  .record({
    name: odd,
    nodes: fc.array(
      fc.record({
        id: nodeId,
        kind: fc.constantFrom('start', 'approver', 'handler', 'copy', 'branch', 'merge', 'end'),
        name: odd,
        place: fc.option(
          fc.record({
            x: fc.integer({ min: -999, max: 9999 }),
            y: fc.double({ min: 0, max: 999, noNaN: true }),
          }),
          { nil: undefined },
        ),
      }),
      { minLength: 1, maxLength: 8 },
    ),
    lines: fc.array(
      fc.record(
        {
          id: fc.oneof(nodeId, odd),
          from: nodeId,
          to: nodeId,
          name: odd,
          condition: odd,
          isDefault: fc.boolean(),
        },
        { requiredKeys: ['id', 'from', 'to'] },
      ),
      { maxLength: 10 },
    ),
  })
  .map((drawn) => readFlowDefinition(JSON.parse(JSON.stringify({ version: 1, ...drawn }))))
