import { expect, test } from 'vitest'
import { agrees, flowWith, launches, recalls, returns } from '../../../test/index.ts'

const stages = {
  review: { sources: [{ kind: 'people' as const, people: ['li'] }], fields: { secret: 'hidden' as const } },
  check: 'wang',
  pay: 'zhao',
}
const atPay = () =>
  flowWith(stages, { keepUnchanged: true })
    .given({ amount: 5 })
    .when('li', agrees('review'))
    .when('wang', agrees('check'))

test('after a return a step about which nothing changed keeps its decision, and says so', () => {
  const again = atPay()
    .when('zhao', returns('pay', { to: 'start' }))
    .given({ secret: 'new' })
    .when('chen', launches())
    .expectToDo('li')
    .expectToDo('wang', 'check')
  expect(again.state.tasks[0]).toMatchObject({ person: 'li', decision: 'agreed', automatic: 'unchanged' })
  again
    .when('wang', agrees('check'))
    .expectToDo('zhao', 'pay')
    .when('zhao', agrees('pay'))
    .expectStatus('approved')
})

test('what changed is asked again, and so is whom the case was sent back to and who sent it', () => {
  atPay()
    .when('zhao', returns('pay', { to: 'start' }))
    .given({ amount: 6 })
    .when('chen', launches())
    .expectToDo('li', 'review')
  atPay()
    .when('zhao', returns('pay', { to: 'review' }))
    .expectToDo('li', 'review')
    .when('li', agrees('review'))
    .expectToDo('zhao', 'pay')
})

test('a recall begins anew, and without the rule everybody is asked again', () => {
  atPay()
    .when('zhao', returns('pay', { to: 'start' }))
    .when('chen', launches())
    .expectToDo('zhao', 'pay')
    .when('zhao', returns('pay', { to: 'start' }))
    .when('chen', launches())
    .expectToDo('zhao', 'pay')
  flowWith(stages, { keepUnchanged: true, recall: 'anytime' })
    .when('li', agrees('review'))
    .when('chen', recalls())
    .when('chen', launches())
    .expectToDo('li', 'review')
  flowWith(stages)
    .when('li', agrees('review'))
    .when('wang', returns('check', { to: 'start' }))
    .when('chen', launches())
    .expectToDo('li', 'review')
})
