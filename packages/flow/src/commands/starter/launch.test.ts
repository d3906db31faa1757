import { expect, test } from 'vitest'
import {
  agrees,
  chain,
  deletesDraft,
  drawn,
  flowOf,
  flowWith,
  inARow,
  launches,
  peopleNode,
  recalls,
  recordsStep,
  rejects,
  returns,
  savesDraft,
  terminates,
  withdraws,
} from '../../../test/index.ts'

test('Chen saves a draft, launches it, and it gets a title', () => {
  const launched = flowOf(inARow({ review: 'li' }, { title: '{starter}: {flow} over {amount} {missing}' }), {
    amount: 12,
  })
    .when('chen', savesDraft())
    .expectEvents('draftSaved')
    .expectStatus('draft')
    .refuses('li', launches(), 'flow.notYourCase')
    .when('chen', launches({ urgency: 'urgent' }))
    .expectEvents('caseLaunched', 'nodeEntered', 'taskOpened')
    .expectToDo('li', 'review')
    .refuses('chen', launches(), 'flow.alreadyLaunched')
  expect(launched.state).toMatchObject({ title: 'Chen: Claim over 12', urgency: 'urgent', starter: 'chen' })
})

test('only those may launch whom the start node names', () => {
  const forSales = drawn(
    [
      { id: 'begin', kind: 'start', name: 'Begin', launchers: [{ kind: 'department', ids: ['sales'] }] },
      peopleNode('review', 'li'),
    ],
    chain('begin', 'review', 'end'),
  )
  flowOf(forSales)
    .refuses('wang', launches(), 'flow.mayNotLaunch')
    .refuses('wang', savesDraft(), 'flow.mayNotLaunch')
    .when('chen', launches())
    .expectStatus('running')
})

test('a returned case is corrected and walks the route again', () => {
  flowWith({ review: 'li', check: 'wang' })
    .when('li', agrees('review'))
    .when('wang', returns('check', { to: 'start' }, { opinion: 'Where is the bill?' }))
    .expectEvents('taskReturned', 'caseReturned')
    .expectStatus('returned')
    .refuses('wang', () => ({ type: 'agree', by: 'wang', task: 'case-1-2' }), 'flow.taskNotYours')
    .when('chen', launches())
    .expectToDo('li', 'review')
    .refuses('li', () => ({ type: 'agree', by: 'li', task: 'case-1-1' }), 'flow.taskClosed')
    .when('li', agrees('review'))
    .when('wang', agrees('check'))
    .expectStatus('approved')
})

test.each(['rejected', 'terminated'] as const)(
  'a %s case is launched again only where the flow says so',
  (end) => {
    const play = (resubmit: ('rejected' | 'terminated')[]) => {
      const running = flowWith({ review: 'li' }, { resubmit })
      return end === 'rejected' ? running.when('li', rejects('review')) : running.when('root', terminates())
    }
    play([]).refuses('chen', launches(), 'flow.mayNotResubmit', { status: end })
    const again = play([end]).when('chen', launches()).expectStatus('running').expectToDo('li', 'review')
    expect(again.state).not.toHaveProperty('endedAt')
    expect(again.state.visits['review']?.round).toBe(2)
  },
)

test('the starter recalls before anybody has touched it, or any time, or never', () => {
  flowWith({ review: 'li' })
    .refuses('li', recalls(), 'flow.notYourCase')
    .when('chen', recalls())
    .expectStatus('recalled')
  const touched = flowWith({ review: 'li', check: 'wang' }).when('li', agrees('review'))
  touched.refuses('chen', recalls(), 'flow.recallTooLate')
  flowWith({ review: 'li', check: 'wang' }, { recall: 'anytime' })
    .when('li', agrees('review'))
    .when('chen', recalls())
    .expectEvents('tasksCancelled', 'caseRecalled')
    .expectStatus('recalled')
    .refuses('wang', agrees('check'), 'flow.taskClosed')
    .when('chen', launches())
    .expectToDo('li', 'review')
  flowWith({ review: 'li' }, { recall: 'never' }).refuses('chen', recalls(), 'flow.recallOff')
})

test('the starter gives a returned case up, and may still launch or delete it', () => {
  const given = flowWith({ review: 'li' })
    .refuses('chen', withdraws(), 'flow.notReturned')
    .when('li', returns('review', { to: 'start' }))
    .when('chen', withdraws())
    .expectStatus('recalled')
  given.when('chen', launches()).expectStatus('running')
  given
    .refuses('li', deletesDraft(), 'flow.notYourCase')
    .when('chen', deletesDraft())
    .refuses('chen', launches(), 'flow.caseDeleted')
  flowWith({ review: 'li' }).refuses('chen', deletesDraft(), 'flow.notDeletable')
})

test('an administrator ends a case, even an approved one, and outside steps are noted in any state', () => {
  flowWith({ review: 'li' })
    .when('li', agrees('review'))
    .when('nobody', recordsStep('Payment handled'))
    .refuses('li', recordsStep('Payment handled'), 'flow.notAdministrator')
    .refuses('root', recordsStep(' '), 'flow.stepNameEmpty')
    .refuses('li', terminates(), 'flow.notAdministrator')
    .when('root', terminates())
    .expectStatus('terminated')
    .refuses('root', terminates(), 'flow.alreadyTerminated')
    .when('root', recordsStep('Payment cancelled'))
    .expectStatus('terminated')
})

test('commands on a case that is not there are refused', () => {
  flowOf(inARow({ review: 'li' }))
    .refuses('chen', recalls(), 'flow.caseNotFound')
    .refuses('root', terminates(), 'flow.caseNotFound')
})
