import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { arbitraryFlow, chain, drawn, peopleNode } from '../../test/index.ts'
import { type FlowDefinition, readFlowDefinition } from '../definition/flow-definition.ts'
import { structureProblems } from '../soundness/structure-problems.ts'
import {
  canConnect,
  connect,
  drawNode,
  layOut,
  nodePositions,
  positionNodes,
  reconnect,
  removeDrawn,
} from './index.ts'

const simple = drawn(
  [peopleNode('head', 'li'), peopleNode('boss', 'wang')],
  chain('begin', 'head', 'boss', 'end'),
)
const more = { kind: 'approver', name: 'More' } as const
const lineOf = (from: string, to: string) =>
  simple.lines.find((line) => line.from === from && line.to === to)?.id ?? ''

describe('drawing freely', () => {
  test('a line leads from one node to another once, never into a start or out of an end', () => {
    const { flow, selected } = connect(simple, 'boss', 'head')
    expect(flow.lines.at(-1)).toMatchObject({ id: selected[0], from: 'boss', to: 'head' })

    const no = [
      ['boss', 'boss'],
      ['begin', 'head'],
      ['head', 'begin'],
      ['end', 'head'],
      ['head', 'nobody'],
    ] as const
    for (const [from, to] of no) {
      expect(canConnect(simple, from, to)).toBe(false)
      expect(connect(simple, from, to).flow).toBe(simple)
    }
  })

  test('a line can be led elsewhere and keeps what it says', () => {
    const named = {
      ...simple,
      lines: simple.lines.map((line) => (line.to === 'boss' ? { ...line, name: 'Up' } : line)),
    }
    const { flow } = reconnect(named, lineOf('head', 'boss'), 'head', 'end')
    expect(flow.lines.find(({ name }) => name === 'Up')).toMatchObject({ from: 'head', to: 'end' })
    expect(reconnect(named, lineOf('head', 'boss'), 'head', 'begin').flow).toBe(named)
  })

  test('what is taken away leaves its gap open, and a start stays', () => {
    const { flow } = removeDrawn(simple, ['head', 'begin'])
    expect(flow.nodes.map(({ id }) => id).sort()).toEqual(['begin', 'boss', 'end'])
    expect(flow.lines.map(({ from, to }) => [from, to])).toEqual([['boss', 'end']])
    expect(removeDrawn(simple, [lineOf('head', 'boss')]).flow.nodes).toHaveLength(4)
    expect(removeDrawn(simple, ['begin']).flow).toBe(simple)
  })
})

describe('where nodes are drawn', () => {
  test('a node without a stored position stays put when another is moved', () => {
    const before = layOut(simple)
    const { flow, selected } = positionNodes(simple, new Map([['boss', { x: 900, y: 40 }]]))
    expect(selected).toEqual(['boss'])
    expect(nodePositions(flow)).toEqual(new Map([...before, ['boss', { x: 900, y: 40 }]]))
  })

  test('a new node is placed beside its predecessor and covers no other', () => {
    const placed = positionNodes(simple, new Map()).flow
    const at = nodePositions(placed).get('head') ?? { x: 0, y: 0 }
    const later = drawn([peopleNode('new', 'li'), peopleNode('next', 'li')], []).nodes
    const grown = {
      ...placed,
      nodes: [...placed.nodes, ...later.filter(({ kind }) => kind === 'approver')],
      lines: [...placed.lines, ...chain('head', 'new', 'next')],
    }
    expect(nodePositions(grown).get('new')).toEqual({ x: at.x + 160, y: at.y + 120 })
    expect(nodePositions(grown).get('next')).toEqual({ x: at.x + 320, y: at.y + 120 })
  })

  test('a new node covers none, and is led to from the node that it was drawn behind', () => {
    const { x, y } = layOut(simple).get('head') ?? { x: 0, y: 0 }
    const { flow, selected } = drawNode(simple, more, { behind: 'head' })
    expect(flow.nodes.at(-1)).toMatchObject({ id: selected[0], place: { x: x + 160, y: y + 120 } })
    expect(flow.lines.at(-1)).toMatchObject({ from: 'head', to: selected[0] })

    const loose = drawNode(flow, more, { at: { x: x + 20, y: y - 10 } }).flow
    expect(loose.nodes.at(-1)?.place).toEqual({ x: x + 20, y: y + 120 })
    expect(loose.lines).toEqual(flow.lines)
    expect(drawNode(simple, more, { behind: 'end' }).flow.lines).toEqual(simple.lines)
  })

  test('every node has one, whatever was drawn, moved and taken away', () => {
    const action = fc.record({ what: fc.nat(5), at: fc.nat(50), other: fc.nat(50) })
    fc.assert(
      fc.property(arbitraryFlow, fc.array(action, { maxLength: 12 }), (drawnFlow, actions) => {
        const flow = actions.reduce(afterAction, drawnFlow)
        expect([...nodePositions(flow).keys()].sort()).toEqual(flow.nodes.map(({ id }) => id).sort())
        expect(
          structureProblems(flow).filter(({ code }) => code === 'danglingLine' || code === 'duplicateId'),
        ).toEqual([])
        expect(() => readFlowDefinition(JSON.parse(JSON.stringify(flow)))).not.toThrow()
      }),
    )
  })
})

type DrawAction = Readonly<{ what: number; at: number; other: number }>

function afterAction(now: FlowDefinition, { what, at, other }: DrawAction): FlowDefinition {
  const id = now.nodes[at % now.nodes.length]?.id ?? ''
  const to = now.nodes[other % now.nodes.length]?.id ?? ''
  const line = now.lines[at % Math.max(1, now.lines.length)]?.id ?? ''
  const edits = [
    () => positionNodes(now, new Map([[id, { x: at, y: other }]])),
    () => drawNode(now, more, { behind: id }),
    () => drawNode(now, more, { at: { x: at, y: other } }),
    () => removeDrawn(now, [id, line]),
    () => connect(now, id, to),
    () => reconnect(now, line, id, to),
  ]
  return edits[what % edits.length]?.().flow ?? now
}
