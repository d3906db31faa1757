import { expect, test } from 'vitest'
import { agrees, filesMessages, flowWith } from '../../../test/index.ts'

test('who acts on a case files messages of its conversation, and others do not', () => {
  const filed = flowWith({ review: 'li', check: 'wang' })
    .refuses('sun', filesMessages('4280'), 'flow.mayNotFile')
    .refuses('wang', filesMessages('4280'), 'flow.mayNotFile')
    .refuses('li', filesMessages(), 'flow.nothingToFile')
    .when('chen', filesMessages('4280'))
    .expectEvents('messagesFiled')
    .when('li', agrees('review'))
    .when('li', filesMessages('4281'))
    .when('wang', filesMessages('4282'))
    .when('root', filesMessages('4283', '4284'))
  const steps = filed.timeline().filter(({ action }) => action === 'messagesFiled')
  expect(steps.map(({ votes }) => votes.map(({ person, opinion }) => [person, opinion]))).toEqual([
    ...[
      [
        ['chen', undefined],
        ['chen', '4280'],
      ],
      [
        ['li', undefined],
        ['chen', '4281'],
      ],
    ],
    ...[
      [
        ['wang', undefined],
        ['chen', '4282'],
      ],
    ],
    [
      ['root', undefined],
      ['chen', '4283'],
      ['chen', '4284'],
    ],
  ])
})
