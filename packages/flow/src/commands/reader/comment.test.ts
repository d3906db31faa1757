import { expect, test } from 'vitest'
import {
  agrees,
  chain,
  comments,
  drawn,
  flowOf,
  flowWith,
  launches,
  opensCopy,
  peopleNode,
  recalls,
  urges,
} from '../../../test/index.ts'

test('people talk beside the route, and answer one another', () => {
  const talked = flowWith({ review: 'li' })
    .when('wang', comments('Which trip?'))
    .when('chen', comments('To Nanjing', 'case-1-c1'))
    .expectEvents('commented')
    .refuses('chen', comments(' '), 'flow.commentEmpty')
    .refuses('chen', comments('What?', 'case-1-c9'), 'flow.commentNotFound')
    .refuses('chen', comments('What?', 'case-2-c1'), 'flow.commentNotFound')
    .when('li', agrees('review'))
    .when('li', comments('Have a good trip'))
  expect(talked.state.commentCount).toBe(3)
  flowWith({ review: 'li' }, { comments: false }).refuses('li', comments('Hm'), 'flow.commentsOff')
})

test('the starter reminds the people who hold the case, once an hour', () => {
  const urged = flowWith({ review: ['li', 'wang'] })
    .refuses('li', urges(), 'flow.notYourCase')
    .when('chen', urges())
    .expectEvents('urged')
    .later(30)
    .refuses('chen', urges(), 'flow.urgeTooSoon', { minutes: 29 })
    .later(29)
    .when('chen', urges())
  expect(urged.state.tasks.every(({ urgedAt }) => urgedAt === urged.state.urgedAt)).toBe(true)
  urged.when('chen', recalls()).refuses('chen', urges(), 'flow.notRunning')
})

test('an administrator may remind them as well, and nobody else', () => {
  flowWith({ review: ['li', 'wang'] })
    .refuses('sun', urges(), 'flow.notYourCase')
    .when('root', urges())
    .expectEvents('urged')
})

test('Sun gets a copy, reads it, and reading it again changes nothing', () => {
  const flow = drawn(
    [
      { id: 'tell', kind: 'copy', name: 'Tell', sources: [{ kind: 'people', people: ['sun', 'zhou'] }] },
      peopleNode('review', 'li'),
    ],
    chain('begin', 'tell', 'review', 'end'),
  )
  const read = flowOf(flow)
    .when('chen', launches())
    .expectEvents('caseLaunched', 'copied', 'nodeEntered', 'taskOpened')
    .refuses('li', opensCopy(), 'flow.notCopied')
    .when('sun', opensCopy())
    .expectEvents('copyOpened')
    .when('sun', opensCopy())
    .expectEvents()
  expect(read.state.copies).toMatchObject([
    { person: 'sun', node: 'tell', readAt: '2026-03-02T09:01:00.000Z' },
  ])
})
