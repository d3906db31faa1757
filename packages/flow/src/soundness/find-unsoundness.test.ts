import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  arbitraryFlow,
  chain,
  drawn,
  inARow,
  type LineDraft,
  type NodeDraft,
  peopleNode,
  scope,
} from '../../test/index.ts'
import {
  compileFlow,
  type FlowDefinition,
  type FlowProblem,
  findUnsoundness,
  readFlowDefinition,
} from '../index.ts'
import { exploredProblems } from './explored-problems.ts'

const branch = (id: string, mode: 'parallel' | 'exclusive' | 'inclusive' = 'exclusive'): NodeDraft => ({
  id,
  kind: 'branch',
  name: id,
  mode,
})
const merge = (id: string): NodeDraft => ({ id, kind: 'merge', name: id })
const either = (from: string, one: string, other: string): LineDraft[] => [
  { id: `${from}>${one}`, from, to: one, condition: 'amount > 10' },
  { id: `${from}>${other}`, from, to: other, isDefault: true },
]

function problems(definition: FlowDefinition): readonly FlowProblem[] {
  return findUnsoundness(compileFlow(definition, scope))
}

function codes(definition: FlowDefinition): readonly string[] {
  return problems(definition).map(({ code }) => code)
}

test('a row of people is sound', () => {
  expect(problems(inARow({ review: 'li', check: 'wang' }))).toEqual([])
})

test('a half drawn flow is answered with what it lacks', () => {
  const half = (nodes: object[], lines: object[] = []) =>
    findUnsoundness(readFlowDefinition({ version: 1, name: 'Half', nodes, lines })).map(({ code }) => code)
  const begin = { id: 'begin', kind: 'start', name: 'Begin' }
  const end = { id: 'end', kind: 'end', name: 'End' }
  expect(half([])).toEqual(['noStart', 'noEnd'])
  expect(half([begin, { ...begin, id: 'other' }, end])).toContain('manyStarts')
  expect(half([begin, { ...end, id: 'start' }])).toContain('duplicateId')
  expect(half([begin, end])).toEqual(['noLineOut', 'unreachable'])
  const dangling = half([begin, end], [...chain('begin', 'end'), { id: 'x', from: 'begin', to: 'gone' }])
  expect(dangling).toContain('danglingLine')
  expect(half([begin, end], [...chain('begin', 'end'), ...chain('end', 'begin')])).toEqual([
    'lineIntoStart',
    'lineOutOfEnd',
    'automaticCycle',
  ])
})

test('several lines out of a step of people are no branch', () => {
  const flow = drawn(
    [peopleNode('a', 'li'), peopleNode('b', 'wang')],
    [...chain('begin', 'a', 'b', 'end'), ...chain('a', 'end')],
  )
  expect(problems(flow)).toContainEqual({ code: 'manyLinesOut', severity: 'error', node: 'a' })
})

test('a branch needs a default, and conditions that can be read and can be true', () => {
  const flow = (one: LineDraft, other: LineDraft) =>
    drawn(
      [branch('split'), peopleNode('a', 'li'), peopleNode('b', 'wang')],
      [...chain('begin', 'split'), one, other, ...chain('a', 'end'), ...chain('b', 'end')],
    )
  const a = { id: 'to-a', from: 'split', to: 'a' }
  const b = { id: 'to-b', from: 'split', to: 'b' }
  expect(codes(flow({ ...a, condition: 'amount > 1' }, { ...b, condition: 'amount <= 1' }))).toEqual([
    'branchGap',
  ])
  expect(codes(flow({ ...a, condition: 'amount > 1' }, { ...b, condition: 'true' }))).toEqual([])
  expect(codes(flow({ ...a, isDefault: true }, { ...b, isDefault: true }))).toEqual(['manyDefaultLines'])
  expect(codes(flow({ ...a, condition: 'amont > 1' }, { ...b, isDefault: true }))).toEqual([
    'conditionBroken',
  ])
  expect(codes(flow({ ...a, condition: '1 > 2' }, { ...b, isDefault: true }))).toEqual(['conditionNeverTrue'])
  expect(codes(flow(a, { ...b, isDefault: true }))).toEqual(['noCondition'])
})

test('a merge behind an exclusive branch waits only for what can still come', () => {
  const flow = drawn(
    [branch('split'), peopleNode('a', 'li'), peopleNode('b', 'wang'), merge('join')],
    [
      ...chain('begin', 'split'),
      ...either('split', 'a', 'b'),
      ...chain('a', 'join', 'end'),
      ...chain('b', 'join'),
    ],
  )
  expect(problems(flow)).toEqual([])
})

test('a parallel branch without a merge leaves something behind, and the way there is shown', () => {
  const flow = drawn(
    [branch('split', 'parallel'), peopleNode('a', 'li'), peopleNode('b', 'wang')],
    [...chain('begin', 'split', 'a', 'end'), ...chain('split', 'b', 'end')],
  )
  expect(problems(flow)).toEqual([{ code: 'leftBehind', severity: 'error', path: ['begin', 'split', 'a'] }])
})

test('two tokens at one step of people', () => {
  const flow = drawn(
    [branch('split', 'parallel'), peopleNode('a', 'li'), peopleNode('b', 'wang'), peopleNode('c', 'zhao')],
    [...chain('begin', 'split', 'a', 'c', 'end'), ...chain('split', 'b', 'c')],
  )
  expect(problems(flow)).toContainEqual({
    code: 'twoTokens',
    severity: 'error',
    node: 'c',
    path: ['begin', 'split', 'a', 'b'],
  })
})

test('automatic steps in a circle, and a circle that nothing leaves', () => {
  const copy: NodeDraft = { id: 'tell', kind: 'copy', name: 'Tell', sources: [{ kind: 'starter' }] }
  const circle = drawn(
    [merge('again'), copy, branch('split')],
    [...chain('begin', 'again', 'tell', 'split'), ...either('split', 'again', 'end')],
  )
  expect(problems(circle)).toContainEqual(
    expect.objectContaining({ code: 'automaticCycle', path: ['again', 'tell', 'split'] }),
  )
  const trap = drawn(
    [branch('split'), merge('again'), peopleNode('a', 'li'), peopleNode('b', 'wang')],
    [...chain('begin', 'split'), ...either('split', 'again', 'end'), ...chain('again', 'a', 'b', 'again')],
  )
  expect(problems(trap)).toEqual([
    { code: 'endless', severity: 'error', node: 'again', path: ['begin', 'split'] },
  ])
})

test('merges that wait for one another are stuck', () => {
  const flow = drawn(
    [
      branch('split', 'parallel'),
      merge('m'),
      merge('n'),
      peopleNode('a', 'li'),
      peopleNode('b', 'wang'),
      branch('x'),
      branch('y'),
      merge('out'),
    ],
    [
      ...chain('begin', 'split', 'm', 'a', 'x'),
      ...chain('split', 'n', 'b', 'y'),
      ...either('x', 'n', 'out'),
      ...either('y', 'm', 'out'),
      ...chain('out', 'end'),
    ],
  )
  expect(codes(flow)).toContain('stuck')
})

test('a return target has to be a step of people that does not stand beside', () => {
  const nodes: NodeDraft[] = [branch('split', 'parallel'), peopleNode('a', 'li'), merge('join')]
  const flow = (to: string[]) =>
    drawn(
      [...nodes, peopleNode('b', { sources: [{ kind: 'starter' }], returns: { to } })],
      [...chain('begin', 'split', 'a', 'join', 'end'), ...chain('split', 'b', 'join')],
    )
  expect(codes(flow(['start', 'begin']))).toEqual([])
  expect(codes(flow(['a']))).toEqual(['returnIntoSibling'])
  expect(codes(flow(['join', 'gone']))).toEqual(['returnUnknownNode', 'returnUnknownNode'])
})

test('a step without people and a condition over a field without a writer are found', () => {
  expect(codes(inARow({ review: { sources: [] } }))).toEqual(['noPeople'])
  const flow = (access: 'read' | 'write') =>
    drawn(
      [
        { id: 'begin', kind: 'start', name: 'Begin', fields: { amount: 'read' } },
        peopleNode('first', { sources: [{ kind: 'starter' }], fields: { amount: access } }),
        branch('split'),
        peopleNode('a', 'li'),
      ],
      [...chain('begin', 'first', 'split'), ...either('split', 'a', 'end'), ...chain('a', 'end')],
    )
  expect(codes(flow('write'))).toEqual([])
  expect(problems(flow('read'))).toMatchObject([
    { code: 'conditionFieldNotWritten', params: { field: 'amount' } },
  ])
})

test('after a step without people, no one can choose a branch or the next people', () => {
  const bank: NodeDraft = { id: 'bank', kind: 'external', name: 'Bank', url: 'https://bank.example' }
  const split: NodeDraft = { id: 'split', kind: 'branch', name: 'split', mode: 'chosen' }
  const behind = (...between: NodeDraft[]) =>
    drawn(
      [bank, ...between, split, peopleNode('a', 'li'), merge('join')],
      [
        ...chain('begin', 'bank', ...between.map(({ id }) => id), 'split', 'a', 'join', 'end'),
        ...chain('split', 'join'),
      ],
    )
  const problem = { code: 'choiceUnattended', severity: 'error', node: 'split', params: { name: 'Bank' } }
  const copy: NodeDraft = { id: 'tell', kind: 'copy', name: 'Tell', sources: [{ kind: 'starter' }] }
  expect(problems(behind())).toEqual([problem])
  expect(problems(behind(copy))).toEqual([problem])
  expect(codes(behind(peopleNode('between', 'li')))).toEqual([])

  const sources = [{ kind: 'people' as const, people: ['li', 'wang'] }]
  const named = drawn(
    [bank, peopleNode('pay', { sources, candidates: true })],
    chain('begin', 'bank', 'pay', 'end'),
  )
  expect(problems(named)).toMatchObject([{ code: 'choiceUnattended', severity: 'warning', node: 'pay' }])
})

/** A wide flow of steps side by side, which one reduction after another makes a single step. */
const wide = (arms: number) => {
  const names = Array.from({ length: arms }, (_, index) => `work${index}`)
  return drawn(
    [branch('split', 'parallel'), merge('join'), ...names.map((name) => peopleNode(name, 'li'))],
    [
      ...chain('begin', 'split'),
      ...chain('join', 'end'),
      ...names.flatMap((name) => chain('split', name, 'join')),
    ],
  )
}

test('steps side by side are no matter of size', () => {
  expect(exploredProblems(compileFlow(wide(60), scope), 50)).toEqual([])
})

test('beyond the cap we say that we do not know', () => {
  const crossed = drawn(
    [
      branch('split', 'parallel'),
      ...['a', 'b', 'c', 'd'].map((name) => peopleNode(name, 'li')),
      ...[branch('x', 'parallel'), branch('y', 'parallel'), merge('m'), merge('n'), merge('join')],
    ],
    [
      ...chain('begin', 'split', 'a', 'x', 'm', 'c', 'join', 'end'),
      ...chain('split', 'b', 'y', 'n', 'd', 'join'),
      ...chain('x', 'n'),
      ...chain('y', 'm'),
    ],
  )
  const plan = compileFlow(crossed, scope)
  expect(exploredProblems(plan)).toEqual([])
  expect(exploredProblems(plan, 3)).toEqual([{ code: 'tooLarge', severity: 'warning', params: { most: 3 } }])
})

test('a loop that gives birth to tokens is unbounded, with the loop', () => {
  const flow = drawn(
    [peopleNode('a', 'li'), merge('m'), branch('x'), peopleNode('b', 'wang'), branch('y', 'parallel')],
    [
      ...chain('begin', 'a', 'm', 'x'),
      ...either('x', 'end', 'b'),
      ...chain('b', 'y', 'm'),
      ...chain('y', 'b'),
    ],
  )
  expect(problems(flow)).toMatchObject([
    { code: 'unbounded', severity: 'error', node: 'm', loop: ['b', 'y'], params: { loop: 'b → y' } },
  ])
  expect(problems(flow)[0]?.path?.length).toBeLessThan(10)
})

test('taking any one line out of a sound flow makes it unsound', () => {
  fc.assert(
    fc.property(arbitraryFlow, fc.nat(), (definition, pick) => {
      const broken = {
        ...definition,
        lines: definition.lines.toSpliced(pick % definition.lines.length, 1),
      }
      const line = definition.lines[pick % definition.lines.length]
      const siblings = definition.lines.filter(({ from }) => from === line?.from)
      const found = problems(broken).filter(({ severity }) => severity === 'error')
      if (siblings.length === 1) expect(found.length).toBeGreaterThan(0)
    }),
    { numRuns: 100 },
  )
})

test('leading an arm of a parallel branch past its merge to the end is found', () => {
  fc.assert(
    fc.property(arbitraryFlow, (definition) => {
      const split = definition.nodes.find((node) => node.kind === 'branch' && node.mode === 'parallel')
      const line = definition.lines.find(({ from }) => from === split?.id)
      if (!line) return
      const lines = definition.lines.map((one) => (one.id === line.id ? { ...one, to: 'end' } : one))
      const found = problems({ ...definition, lines }).filter(({ severity }) => severity === 'error')
      expect(found.length).toBeGreaterThan(0)
    }),
    { numRuns: 100 },
  )
})

test('a title in another language may not tell what some step hides either', () => {
  const flow = inARow({
    review: { sources: [{ kind: 'people', people: ['li'] }], fields: { reason: 'hidden' } },
  })

  expect(codes({ ...flow, translations: { 'en-US': { title: 'Trip' } } })).toEqual([])
  expect(codes({ ...flow, translations: { 'en-US': { title: 'Trip: {reason}' } } })).toEqual([
    'titleTellsHidden',
  ])
})
