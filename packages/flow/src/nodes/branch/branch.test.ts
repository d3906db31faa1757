import { test } from 'vitest'
import { agrees, chain, drawn, flowOf, launches, peopleNode } from '../../../test/index.ts'

type Mode = 'exclusive' | 'inclusive' | 'parallel'

const branched = (mode: Mode, other: 'default' | 'amount < 0') =>
  drawn(
    [
      { id: 'split', kind: 'branch', name: 'Split', mode },
      peopleNode('low', 'li'),
      peopleNode('high', 'wang'),
      peopleNode('other', 'zhao'),
      { id: 'join', kind: 'merge', name: 'Join' },
    ],
    [
      ...chain('begin', 'split'),
      ...chain('split:amount > 10', 'low', 'join', 'end'),
      ...chain('split:amount > 100', 'high', 'join'),
      ...chain(`split:${other}`, 'other', 'join'),
    ],
  )

test('exclusive takes the first line that is true, else the default', () => {
  const launched = (amount: unknown) =>
    flowOf(branched('exclusive', 'default'), { amount }).when('chen', launches())
  launched(500).expectTokens('low')
  launched('10.01').expectTokens('low')
  launched(10).expectTokens('other')
  launched(null).expectTokens('other')
})

test('inclusive takes every line that is true, and the merge waits for exactly those', () => {
  flowOf(branched('inclusive', 'default'), { amount: 500 })
    .when('chen', launches())
    .expectTokens('low', 'high')
    .when('li', agrees('low'))
    .expectTokens('high', 'join')
    .when('wang', agrees('high'))
    .expectStatus('approved')
  flowOf(branched('inclusive', 'default'), { amount: 50 })
    .when('chen', launches())
    .expectTokens('low')
    .when('li', agrees('low'))
    .expectStatus('approved')
})

test('parallel takes all lines whatever they say', () => {
  flowOf(branched('parallel', 'default'), { amount: 0 })
    .when('chen', launches())
    .expectTokens('low', 'high', 'other')
})

test('no line true and no default: refused at launch, an exception later', () => {
  flowOf(branched('exclusive', 'amount < 0'), { amount: 5 }).refuses('chen', launches(), 'flow.noLineTrue', {
    node: 'Split',
  })
  const later = drawn(
    [peopleNode('first', 'sun'), { id: 'split', kind: 'branch', name: 'Split' }, peopleNode('high', 'li')],
    [...chain('begin', 'first', 'split'), ...chain('split:amount > 10', 'high', 'end')],
  )
  flowOf(later, { amount: 5 })
    .when('chen', launches())
    .when('sun', agrees('first'))
    .expectStatus('exception')
    .expectException('noLineTrue', 'split')
    .expectTokens('split')
})
