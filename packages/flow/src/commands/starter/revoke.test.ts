import { expect, test } from 'vitest'
import {
  agrees,
  chain,
  drawn,
  endsRevocation,
  flowOf,
  flowWith,
  inARow,
  launches,
  peopleNode,
  recalls,
  rejects,
  returns,
  revives,
  revokes,
  terminates,
  transfers,
} from '../../../test/index.ts'

const approved = flowWith({ review: 'li' }, { revoke: true }).when('li', agrees('review'))

test('the starter of an approved case may ask for its revocation, once at a time', () => {
  approved
    .refuses('li', revokes(), 'flow.notYourCase')
    .when('chen', revokes())
    .expectStatus('revoking')
    .refuses('chen', revokes(), 'flow.notApproved')
    .refuses('root', terminates(), 'flow.isRevoking')
    .refuses('root', endsRevocation('revoked', 'case-9'), 'flow.notRevoking')
    .when('root', endsRevocation('revoked'))
    .expectStatus('revoked')
    .refuses('chen', revokes(), 'flow.notApproved')
  approved
    .when('chen', revokes())
    .when('root', endsRevocation('kept'))
    .expectStatus('approved')
    .when('chen', revokes('case-3'))
    .expectStatus('revoking')
})

test('a flow has to allow it, and the case has to be approved', () => {
  flowWith({ review: 'li' }).when('li', agrees('review')).refuses('chen', revokes(), 'flow.revokeOff')
  flowWith({ review: 'li' }, { revoke: true }).refuses('chen', revokes(), 'flow.notApproved')
})

const revocation = () =>
  flowOf(
    drawn([peopleNode('review', ['li', 'wang'])], chain('begin', 'review', 'end'), { revoke: true }),
  ).when('chen', launches({ revokes: { case: 'case-0', reason: 'Cancelled', title: 'Revoke: trip' } }))

test('who decides about a revocation agrees or rejects and does nothing else', () => {
  const running = revocation()
  expect(running.state).toMatchObject({
    revokes: { case: 'case-0', reason: 'Cancelled' },
    title: 'Revoke: trip',
    starter: 'chen',
  })
  running
    .expectAllowedAt('li', 'review', 'agree', 'reject')
    .refuses('li', transfers('review', { to: 'sun' }), 'flow.revocationDecides')
    .refuses('li', returns('review', { to: 'start' }), 'flow.revocationDecides')
    .when('wang', agrees('review'))
    .expectStatus('approved')
    .refuses('chen', revokes(), 'flow.revocationOver')
})

test('a revocation that is over is over', () => {
  revocation()
    .when('chen', recalls())
    .expectStatus('recalled')
    .refuses('chen', launches(), 'flow.revocationOver')
  revocation().when('li', rejects('review')).refuses('root', revives(), 'flow.revocationOver')
})

test('what the system did on the way is neither done nor waited for again', () => {
  const timer = { id: 'pause', kind: 'timer', name: 'Pause', minutes: 60 } as const
  const external = { id: 'bank', kind: 'external', name: 'Bank', url: 'https://bank.example/pay' } as const
  flowOf(
    drawn([timer, peopleNode('review', 'li'), external], chain('begin', 'pause', 'review', 'bank', 'end'), {
      revoke: true,
    }),
  )
    .when('chen', launches({ revokes: { case: 'case-0', reason: 'Cancelled', title: 'Revoke: trip' } }))
    .expectToDo('li', 'review')
    .when('li', agrees('review'))
    .expectStatus('approved')
})

test('where a time limit would send it back, somebody decides', () => {
  const timeLimit = {
    ...{ minutes: 60, inWorkingTime: false },
    overdue: { times: 1, act: { does: 'return', to: 'start' } },
  } as const
  flowOf(inARow({ review: { sources: [{ kind: 'people', people: ['li'] }], timeLimit } }, { revoke: true }))
    .when('chen', launches({ revokes: { case: 'case-0', reason: 'Cancelled', title: 'Revoke: trip' } }))
    .after(60)
    .expectException('limitPowerless', 'review')
    .expectToDo('li', 'review')
})

const board = { sources: [{ kind: 'group' as const, ids: ['board'] }], candidates: true }
const repeating = (people: readonly string[]) =>
  flowOf(drawn([peopleNode('review', board)], chain('begin', 'review', 'end'), { revoke: true })).when(
    'chen',
    launches({
      revokes: {
        case: 'case-0',
        reason: 'Cancelled',
        title: 'Revoke',
        choices: { people: { review: people } },
      },
    }),
  )

test('a revocation asks the people who were chosen in the case', () => {
  repeating(['zhao']).expectToDo('zhao', 'review').expectToDo('wang')
})

test('a revocation asks all candidates when the chosen people have left', () => {
  repeating(['zhou']).expectToDo('wang', 'review').expectToDo('zhao', 'review').expectToDo('li', 'review')
})

test('a revocation takes the branch that was chosen in the case', () => {
  const twoWays = drawn(
    [
      { id: 'split', kind: 'branch', name: 'Split', mode: 'chosen' },
      peopleNode('a', 'li'),
      peopleNode('b', 'wang'),
    ],
    [
      ...chain('begin', 'split', 'a', 'end'),
      { id: 'to-b', from: 'split', to: 'b' },
      { id: 'from-b', from: 'b', to: 'end' },
    ],
    { revoke: true },
  )
  const choices = { lines: { split: ['to-b'] } }
  flowOf(twoWays)
    .when('chen', launches({ revokes: { case: 'case-0', reason: 'Cancelled', title: 'Revoke', choices } }))
    .expectToDo('wang', 'b')
    .expectToDo('li')
})
