import { expect, test } from 'vitest'
import {
  agrees,
  chain,
  drawn,
  flowOf,
  launches,
  type NodeDraft,
  peopleNode,
  returns,
} from '../../../test/index.ts'
import { compileFlow, findUnsoundness, nextDue } from '../../index.ts'

type TimerDraft = Omit<Extract<NodeDraft, { kind: 'timer' }>, 'id' | 'kind' | 'name'>

const flow = (pause: TimerDraft) =>
  drawn(
    [
      peopleNode('review', 'li'),
      { id: 'pause', kind: 'timer', name: 'Pause', ...pause },
      peopleNode('check', { sources: [{ kind: 'people', people: ['wang'] }], returns: { to: 'any' } }),
    ],
    chain('begin', 'review', 'pause', 'check', 'end'),
  )
const agreed = (pause: TimerDraft, values = {}) =>
  flowOf(flow(pause), values).when('chen', launches()).when('li', agrees('review'))

test('a case waits for its time and then continues', () => {
  const waiting = agreed({ minutes: 90 }).expectTokens('pause').expectStatus('running')
  expect(nextDue(waiting.state)).toBe('2026-03-02T10:31:00.000Z')
  waiting.after(80).expectEvents()
  waiting
    .after(90)
    .expectEvents('waitEnded', 'nodeLeft', 'nodeEntered', 'taskOpened')
    .expectToDo('wang', 'check')
})

test('in working time an evening does not count', () => {
  const waiting = agreed({ minutes: 10 * 60, inWorkingTime: true })
  expect(nextDue(waiting.state)).toBe('2026-03-03T11:01:00.000Z')
})

test('it waits for a moment, or for the date in the form; what has passed holds nothing up', () => {
  expect(nextDue(agreed({ waits: 'moment', moment: '2026-03-05T08:30' }).state)).toBe(
    '2026-03-05T08:30:00.000Z',
  )
  const dated = { waits: 'field', field: 'due', minutes: 30 } as const
  expect(nextDue(agreed(dated, { due: '2026-03-04' }).state)).toBe('2026-03-04T00:30:00.000Z')
  agreed(dated, { due: '2026-01-01' }).expectToDo('wang', 'check')
  agreed(dated).expectToDo('wang', 'check').expectException('noMoment', 'pause')
})

test('a return over it waits once more when the case comes there again', () => {
  agreed({ minutes: 60 })
    .after(61)
    .when('wang', returns('check', { to: 'review' }))
    .when('li', agrees('review'))
    .expectTokens('pause')
    .after(61)
    .expectToDo('wang', 'check')
})

test.each([
  [{ waits: 'moment', moment: 'soon' }, 'timerNoMoment'],
  [{ waits: 'field', field: 'amount' }, 'timerFieldNoDate'],
] as const)('a timer that cannot know its moment is reported while it is drawn: %j', (pause, code) => {
  const problems = findUnsoundness(compileFlow(flow(pause), { amount: 'number' }))
  expect(problems).toMatchObject([{ code, severity: 'error', node: 'pause' }])
  expect(findUnsoundness(compileFlow(flow({ minutes: 5 }), {}))).toEqual([])
})
