import { expect, test } from 'vitest'
import {
  agrees,
  chain,
  drawn,
  flowOf,
  flowWith,
  launches,
  type PeopleDraft,
  peopleNode,
  returns,
} from '../../../test/index.ts'

const candidates: PeopleDraft = { sources: [{ kind: 'group', ids: ['board'] }], candidates: true }
const named = (node: string, ...people: string[]) => ({ choices: { people: { [node]: people } } })

test('the previous handler chooses from those found', () => {
  const waiting = flowWith({ review: 'li', check: candidates })
    .refuses('li', agrees('review'), 'flow.candidatesToChoose', { node: 'check' })
    .refuses('li', agrees('review', named('check', 'sun')), 'flow.notACandidate', { name: 'Sun' })
  expect(waiting.toChoose('li', agrees('review')).people).toEqual([
    { node: 'check', name: 'check', among: ['wang', 'zhao', 'li'], isOptional: false },
  ])
  const chosen = waiting.when('li', agrees('review', named('check', 'zhao'))).expectToDo('zhao', 'check')
  expect(chosen.scene.last.at(-1)).toMatchObject({ source: 'candidate', why: { by: 'Li' } })
  expect(chosen.toChoose('zhao', agrees('check'))).toEqual({ branches: [], people: [] })
})

test('without sources anybody who is here can be chosen, and stays chosen after a return', () => {
  const free: PeopleDraft = { sources: [], candidates: true }
  const begun = () => flowOfRow({ review: free, check: 'wang' })
  begun().refuses('chen', launches(), 'flow.candidatesToChoose')
  begun().refuses('chen', launches(named('review', 'zhou')), 'flow.chosenInactive')
  begun()
    .when('chen', launches(named('review', 'sun')))
    .when('sun', agrees('review'))
    .when('wang', returns('check', { to: 'review' }))
    .expectToDo('sun', 'review')
})

function flowOfRow(stages: Readonly<Record<string, string | PeopleDraft>>) {
  const nodes = Object.entries(stages).map(([id, staffing]) => peopleNode(id, staffing))
  return flowOf(drawn(nodes, chain('begin', ...Object.keys(stages), 'end')))
}

test('when no one is found, the previous approver chooses', () => {
  const check: PeopleDraft = { sources: [{ kind: 'role', ids: ['gone'] }], nobody: { rule: 'previous' } }
  flowWith({ review: 'li', check })
    .refuses('li', agrees('review'), 'flow.candidatesToChoose')
    .when('li', agrees('review', named('check', 'sun')))
    .expectException('nobodyFound', 'check')
    .expectToDo('sun', 'check')
})

const twoWays = drawn(
  [
    peopleNode('first', 'li'),
    { id: 'split', kind: 'branch', name: 'Split', mode: 'chosen' },
    peopleNode('a', 'wang'),
    peopleNode('b', candidates),
    peopleNode('c', 'sun'),
    { id: 'join', kind: 'merge', name: 'Join' },
    peopleNode('last', 'root'),
  ],
  [
    ...chain('begin', 'first', 'split', 'a', 'join', 'last', 'end'),
    ...chain('split', 'b', 'join'),
    ...chain('split:amount > 100', 'c', 'join'),
  ],
)

test('the previous handler chooses the branch, then who gets it, and the merge waits for what was chosen', () => {
  const ready = flowOf(twoWays, { amount: 5 }).when('chen', launches())
  const takes = (lines: readonly string[], people = {}) =>
    agrees('first', { choices: { lines: { split: lines }, people } })
  expect(ready.toChoose('li', agrees('first')).branches).toEqual([
    {
      node: 'split',
      name: 'Split',
      lines: [
        { line: 'split>a', name: 'a', to: 'a' },
        { line: 'split>b', name: 'b', to: 'b' },
      ],
    },
  ])
  expect(ready.toChoose('li', takes(['split>b'])).people.map(({ node }) => node)).toEqual(['b'])
  ready
    .refuses('li', agrees('first'), 'flow.branchToChoose')
    .refuses('li', takes(['split>c']), 'flow.branchNotOffered')
    .when('li', takes(['split>a', 'split>b'], { b: ['zhao'] }))
    .when('wang', agrees('a'))
    .expectTokens('b', 'join')
    .when('zhao', agrees('b'))
    .expectToDo('root', 'last')
  ready
    .when('li', takes(['split>a']))
    .when('wang', agrees('a'))
    .expectToDo('root', 'last')
  expect(ready.route()).toMatchObject([{ node: 'split', problem: 'branchToChoose' }])
})

test('nothing is agreed automatically where a branch or a person has to be chosen', () => {
  flowWith(
    { own: { sources: [{ kind: 'starter' }] }, check: candidates },
    { automatic: { isStarter: true } },
  ).expectToDo('chen', 'own')
})

test('free: each names the next, until one names no one', () => {
  const talk: PeopleDraft = { sources: [{ kind: 'people', people: ['li'] }], free: true }
  const free = flowWith({ talk, check: 'wang' })
  expect(free.toChoose('li', agrees('talk')).people).toEqual([
    { node: 'talk', name: 'talk', among: [], isOptional: true },
  ])
  free
    .when('li', agrees('talk', named('talk', 'sun')))
    .expectToDo('sun', 'talk')
    .refuses('li', agrees('talk'), 'flow.alreadyDecided')
    .when('sun', agrees('talk', named('talk', 'zhao')))
    .when('zhao', agrees('talk'))
    .expectToDo('wang', 'check')
})
