import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { arbitraryFlow, chain, drawn, peopleNode } from '../../test/index.ts'
import { type FlowDefinition, readFlowDefinition } from '../definition/flow-definition.ts'
import { findUnsoundness } from '../soundness/find-unsoundness.ts'
import { structureProblems } from '../soundness/structure-problems.ts'
import {
  addArm,
  changeNode,
  changeTransition,
  copyNodes,
  diffFlows,
  duplicateNodes,
  everyItem,
  insertBranch,
  insertNode,
  layOut,
  moveArm,
  moveNodes,
  nodesIn,
  pasteNodes,
  type Row,
  removeArm,
  removeNodes,
  treeOf,
} from './index.ts'

const simple = drawn([peopleNode('head', 'li')], chain('begin', 'head', 'end'))
const twoWays = { name: 'Size', mergeName: 'Join', mode: 'exclusive', armNames: ['Large', 'Small'] }
const approver = {
  kind: 'approver',
  name: 'Finance',
  sources: [{ kind: 'people', people: ['wang'] }],
} as const

/** `begin head [a b | ] end`: what people read. */
const outlineOf = ({ items, jump }: Row): string =>
  [
    ...items.map(({ node, arms }) =>
      arms.length > 0 ? `[${arms.map(({ row }) => outlineOf(row)).join('|')}]` : node.id,
    ),
    ...(jump === undefined ? [] : [`>${jump}`]),
  ].join(' ')
const read = (flow: FlowDefinition) => outlineOf(treeOf(flow).row)

/** The transition into a node. */
const into = (flow: FlowDefinition, id: string) =>
  flow.lines.filter(({ to }) => to === id).map((line) => line.id)

describe('the tree', () => {
  test('holds every node once, whatever was drawn', () => {
    fc.assert(
      fc.property(arbitraryFlow, (flow) => {
        const { row, loose } = treeOf(flow)
        const drawnIds = [...nodesIn(row), ...loose].map(({ id }) => id).sort()
        expect(drawnIds).toEqual(flow.nodes.map(({ id }) => id).sort())
      }),
    )
  })

  test('shows ways back as jumps and what nothing leads to as loose', () => {
    const flow = drawn(
      [peopleNode('head', 'li'), { id: 'ask', kind: 'branch', name: 'Ask' }, peopleNode('lost', 'li')],
      [
        ...chain('begin', 'head', 'ask:done', 'end'),
        { id: 'back', from: 'ask', to: 'head', isDefault: true },
      ],
    )
    expect(read(flow)).toBe('begin head [|>head] end')
    expect(treeOf(flow).loose.map(({ id }) => id)).toEqual(['lost'])
  })
})

describe('edits', () => {
  test('put a node and a branch into a gap, fill arms, and take them away again', () => {
    const withBranch = insertBranch(simple, into(simple, 'end'), twoWays).flow
    expect(read(withBranch)).toBe('begin head [|] end')

    const large = withBranch.lines.find(({ name }) => name === 'Large')
    const filled = insertNode(withBranch, [large?.id ?? ''], approver).flow
    expect(read(filled)).toBe('begin head [approver1|] end')
    expect(filled.lines.find(({ id }) => id === large?.id)).toMatchObject({
      to: 'approver1',
      name: 'Large',
    })

    const third = addArm(filled, 'branch1', { arm: 'Huge', end: 'End' }).flow
    expect(read(third)).toBe('begin head [approver1||] end')
    expect(third.lines.filter(({ from }) => from === 'branch1').map(({ name }) => name)).toEqual([
      'Large',
      'Huge',
      'Small',
    ])

    expect(read(removeArm(third, large?.id ?? '').flow)).toBe('begin head [|] end')
    expect(read(removeArm(filled, large?.id ?? '').flow)).toBe('begin head end')
    expect(read(removeNodes(filled, ['branch1']).flow)).toBe('begin head end')
    expect(read(removeNodes(filled, ['head', 'approver1']).flow)).toBe('begin [|] end')
  })

  test('begin the arms of a branch with a step each, and select what is filled in next', () => {
    const gap = into(simple, 'end')
    const atOnce = insertBranch(simple, gap, { ...twoWays, mode: 'parallel', step: approver })
    expect(read(atOnce.flow)).toBe('begin head [approver1|approver2] end')
    expect(atOnce.selected).toEqual(['approver1'])

    const byCondition = insertBranch(simple, gap, twoWays)
    const large = byCondition.flow.lines.find(({ name }) => name === 'Large')
    expect(byCondition.selected).toEqual([large?.id])
  })

  test('let an arm end and continue again', () => {
    const withBranch = insertBranch(simple, into(simple, 'end'), twoWays).flow
    const large = withBranch.lines.find(({ name }) => name === 'Large')?.id ?? ''
    const ended = insertNode(withBranch, [large], { kind: 'end', name: 'Refused' }).flow
    expect(read(ended)).toBe('begin head [end1|] end')
    expect(read(removeNodes(ended, ['end1']).flow)).toBe('begin head [|] end')
    expect(removeNodes(simple, ['end', 'begin']).flow).toEqual(simple)
  })

  test('copies get ids of their own and speak of each other', () => {
    const returning = changeNode(
      drawn([peopleNode('a', 'li'), peopleNode('b', 'li')], chain('begin', 'a', 'b', 'end')),
      'b',
      { returns: { to: ['a'], continuation: 'walkAgain' } },
    ).flow
    const block = insertBranch(returning, into(returning, 'a'), twoWays).flow
    const filled = moveNodes(block, ['a'], [block.lines.find(({ name }) => name === 'Large')?.id ?? '']).flow
    expect(read(filled)).toBe('begin [a|] b end')

    const copied = pasteNodes(filled, into(filled, 'end'), copyNodes(filled, ['branch1', 'a', 'b'])).flow
    expect(read(copied)).toBe('begin [a|] b [approver1|] approver2 end')
    expect(copied.nodes.find(({ id }) => id === 'approver2')).toMatchObject({ returns: { to: ['a'] } })
    expect(read(duplicateNodes(filled, ['b']).flow)).toBe('begin [a|] b approver1 end')
  })

  test('nothing is moved into itself', () => {
    const block = insertBranch(simple, into(simple, 'end'), twoWays).flow
    const arm = block.lines.find(({ name }) => name === 'Large')?.id ?? ''
    expect(moveNodes(block, ['branch1'], [arm]).flow).toEqual(block)
  })

  test('a branch has one default, its ways an order, and settings that are none change nothing', () => {
    const block = insertBranch(simple, into(simple, 'end'), twoWays).flow
    const [large = '', small = ''] = block.lines.filter(({ from }) => from === 'branch1').map(({ id }) => id)
    const turned = moveArm(changeTransition(block, large, { isDefault: true }).flow, large, 1).flow
    expect(turned.lines.filter(({ from }) => from === 'branch1')).toMatchObject([
      { id: small },
      { id: large, isDefault: true },
    ])
    expect(turned.lines.find(({ id }) => id === small)?.isDefault).toBeUndefined()
    expect(changeNode(block, 'branch1', { mode: 'sideways' }).flow).toEqual(block)
  })

  test('never leave lines without ends, doubled ids or a broken definition', () => {
    const edit = fc.record({ what: fc.nat(7), at: fc.nat(50), other: fc.nat(50) })
    fc.assert(
      fc.property(arbitraryFlow, fc.array(edit, { maxLength: 12 }), (flow, edits) => {
        const result = edits.reduce(edited, flow)
        const codes = structureProblems(result).map(({ code }) => code)
        expect(
          codes.filter((code) =>
            ['danglingLine', 'duplicateId', 'noStart', 'manyStarts', 'noEnd'].includes(code),
          ),
        ).toEqual([])
        expect(readFlowDefinition(JSON.parse(JSON.stringify(result)))).toEqual(
          JSON.parse(JSON.stringify(result)),
        )
        expect([...layOut(result).keys()].length).toBe(result.nodes.length)
      }),
      { numRuns: 50 },
    )
  })

  test('what is built by gaps alone stays sound', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ what: fc.nat(2), at: fc.nat(50) }), { maxLength: 10 }), (steps) => {
        const built = steps.reduce((flow, { what, at }) => {
          const gap = [flow.lines[at % flow.lines.length]?.id ?? '']
          if (what === 0) return insertBranch(flow, gap, { ...twoWays, mode: 'parallel' }).flow
          return insertNode(flow, gap, { ...approver, sources: [...approver.sources] }).flow
        }, simple)
        expect(findUnsoundness(built)).toEqual([])
      }),
    )
  })
})

test('two versions differ in what was done to them, and in nothing when they are equal', () => {
  fc.assert(
    fc.property(arbitraryFlow, (flow) => {
      expect(diffFlows(flow, structuredClone(flow))).toEqual([])
    }),
  )

  const after = changeNode(insertNode(simple, into(simple, 'end'), approver).flow, 'head', {
    opinion: 'required',
  }).flow
  expect(diffFlows(simple, { ...after, name: 'Other' })).toMatchObject([
    { about: 'flow', change: 'changed', parts: ['name'] },
    { about: 'node', change: 'changed', parts: ['opinion'], node: { id: 'head' } },
    { about: 'node', change: 'added', node: { id: 'approver1' } },
    { about: 'line', change: 'changed', parts: ['to'] },
    { about: 'line', change: 'added' },
  ])
})

function edited(
  flow: FlowDefinition,
  { what, at, other }: Readonly<{ what: number; at: number; other: number }>,
) {
  const nodes = everyItem(treeOf(flow).row).map(({ node }) => node.id)
  const node = nodes[at % nodes.length] ?? ''
  const gap = [flow.lines[other % Math.max(1, flow.lines.length)]?.id ?? '']
  const edits = [
    () => insertNode(flow, gap, { ...approver, sources: [...approver.sources] }),
    () => insertBranch(flow, gap, twoWays),
    () => insertNode(flow, gap, { kind: 'end', name: 'End' }),
    () => removeNodes(flow, [node]),
    () => moveNodes(flow, [node], gap),
    () => pasteNodes(flow, gap, copyNodes(flow, [node])),
    () => removeArm(flow, gap[0] ?? ''),
    () => addArm(flow, node, { arm: 'Arm', end: 'End' }),
  ]
  return (edits[what] ?? edits[0])?.().flow ?? flow
}
