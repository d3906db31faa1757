import { test } from 'vitest'
import { chain, drawn, flowOf, launches, peopleNode } from '../../../test/index.ts'

test('a copy without receivers is recorded and stops nothing', () => {
  const flow = drawn(
    [
      { id: 'tell', kind: 'copy', name: 'Tell', sources: [{ kind: 'role', ids: ['gone'] }] },
      peopleNode('review', 'li'),
    ],
    chain('begin', 'tell', 'review', 'end'),
  )
  flowOf(flow)
    .when('chen', launches())
    .expectException('nobodyFound', 'tell')
    .expectToDo('li', 'review')
    .expectStatus('running')
})
