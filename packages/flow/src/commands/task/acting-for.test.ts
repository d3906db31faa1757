import { expect, test } from 'vitest'
import {
  addsSigners,
  agrees,
  asksHelp,
  flowOf,
  flowWith,
  inARow,
  launches,
  recalls,
  takesBack,
  transfers,
} from '../../../test/index.ts'

const agentOf = (person: string, principal: string) => ({
  isAgent: (agent: string, of: string) => agent === person && of === principal,
})

test('an agent decides in the name of the principal, and both are on record', () => {
  const decided = flowWith({ review: 'li', check: 'wang' })
    .refuses('sun', agrees('review'), 'flow.taskNotYours')
    .knowing(agentOf('sun', 'li'))
    .expectAllowedAt('sun', 'review', 'agree', 'reject', 'return', 'transfer')
    .refuses('sun', transfers('review', { to: 'li' }), 'flow.chosenPrincipal', { name: 'Li' })
    .when('sun', agrees('review'))
    .expectToDo('wang', 'check')
  expect(decided.state.tasks[0]).toMatchObject({ person: 'li', agent: 'sun', decision: 'agreed' })
  expect(decided.timeline()[1]?.votes).toMatchObject([{ person: 'li', agent: 'sun' }])
  decided.refuses('li', agrees('review'), 'flow.alreadyDecided', { person: 'sun', name: 'Sun' })
  decided.when('sun', takesBack('review')).expectToDo('li', 'review')
  decided.when('li', takesBack('review')).expectToDo('li', 'review')
})

test('an agent cannot hand a task to its principal', () => {
  const review = { sources: [{ kind: 'people' as const, people: ['li'] }], addSigners: 1, assist: true }
  flowWith({ review })
    .knowing(agentOf('sun', 'li'))
    .refuses('sun', addsSigners('review', { people: ['li'], place: 'before' }), 'flow.chosenPrincipal', {
      name: 'Li',
    })
    .refuses('sun', asksHelp('review', 'li'), 'flow.chosenPrincipal')
    .refuses('sun', asksHelp('review', 'sun'), 'flow.chosenSelf')
})

test('an agent cannot decide on their own request', () => {
  flowWith({ review: 'li' })
    .knowing(agentOf('chen', 'li'))
    .refuses('chen', agrees('review'), 'flow.ownRequest')
})

test('an agent cannot take back a decision of the principal', () => {
  flowWith({ review: 'li', check: 'wang' })
    .when('li', agrees('review'))
    .knowing(agentOf('sun', 'li'))
    .refuses('sun', takesBack('review'), 'flow.nothingToTakeBack')
})

test('Sun launches for Chen: it is Chen’s case, and Sun may continue it while entrusted', () => {
  const entrusted = { mayLaunchFor: (person: string, of: string) => person === 'sun' && of === 'chen' }
  const review = { sources: [{ kind: 'manager' as const }] }
  flowOf(inARow({ review })).refuses('sun', launches({ for: 'chen' }), 'flow.notEntrusted')
  const launched = flowOf(inARow({ review }))
    .knowing(entrusted)
    .refuses('wang', launches({ for: 'chen' }), 'flow.notEntrusted')
    .when('sun', launches({ for: 'chen' }))
    .expectToDo('li', 'review')
  expect(launched.state).toMatchObject({ starter: 'chen', launcher: 'sun', title: 'Chen Claim 2026-03-02' })
  launched.when('chen', recalls()).expectStatus('recalled')
  launched.when('sun', recalls()).when('sun', launches()).expectToDo('li', 'review')
  launched.knowing({ mayLaunchFor: () => false }).refuses('sun', recalls(), 'flow.notYourCase')
})
