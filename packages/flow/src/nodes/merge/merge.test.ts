import { test } from 'vitest'
import { agrees, chain, drawn, flowOf, launches, type NodeDraft, peopleNode } from '../../../test/index.ts'

const branch = (id: string, mode: 'parallel' | 'exclusive' = 'parallel'): NodeDraft => ({
  id,
  kind: 'branch',
  name: id,
  mode,
})
const merge = (id: string): NodeDraft => ({ id, kind: 'merge', name: id })

test('a loop in one branch does not make its merge wait for the other branch', () => {
  const flow = drawn(
    [
      merge('top'),
      branch('split'),
      merge('again'),
      peopleNode('a', 'li'),
      branch('enough', 'exclusive'),
      peopleNode('b', 'wang'),
      merge('join'),
      branch('whole', 'exclusive'),
    ],
    [
      ...chain('begin', 'top', 'split', 'again', 'a', 'enough'),
      ...chain('enough:amount > 10', 'again'),
      ...chain('enough:default', 'join', 'whole'),
      ...chain('split', 'b', 'join'),
      ...chain('whole:amount > 100', 'top'),
      ...chain('whole:default', 'end'),
    ],
  )
  flowOf(flow, { amount: 50 })
    .when('chen', launches())
    .expectTokens('b', 'a')
    .when('li', agrees('a'))
    .expectTokens('b', 'a')
    .given({ amount: 5 })
    .when('li', agrees('a'))
    .expectTokens('b', 'join')
    .when('wang', agrees('b'))
    .expectStatus('approved')
})

test('a branch that goes straight to the merge waits there for the others', () => {
  const flow = drawn(
    [branch('split'), peopleNode('a', 'li'), merge('join'), peopleNode('last', 'wang')],
    [...chain('begin', 'split', 'join', 'last', 'end'), ...chain('split', 'a', 'join')],
  )
  flowOf(flow)
    .when('chen', launches())
    .expectTokens('join', 'a')
    .when('li', agrees('a'))
    .expectToDo('wang', 'last')
})
