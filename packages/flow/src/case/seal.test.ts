import { expect, test } from 'vitest'
import {
  addsSigners,
  agrees,
  flowWith,
  type PeopleDraft,
  recalls,
  rejects,
  returns,
  takesBack,
} from '../../test/index.ts'
import { sealsInForce } from '../index.ts'

const asked = (seal: PeopleDraft['seal'], more: PeopleDraft = {}): PeopleDraft => ({
  sources: [{ kind: 'people', people: ['li'] }],
  ...more,
  ...(seal && { seal }),
})
const must = asked({ rule: 'must' })
const seal = { use: 'use-1', seal: 'company', name: 'Company seal', sha256: 'a'.repeat(64) }

test('a step that demands a seal is not agreed to without one, and rejected without one', () => {
  const waiting = flowWith({ review: must })
  waiting.refuses('li', agrees('review'), 'flow.sealRequired', { node: 'review' })
  waiting.when('li', agrees('review', { seal })).expectStatus('approved')
  waiting.when('li', rejects('review')).expectStatus('rejected')
})

test('where a seal may be applied, both ways are right; elsewhere none is taken', () => {
  const free = flowWith({ review: asked({ rule: 'may' }) })
  free.when('li', agrees('review')).expectStatus('approved')
  free.when('li', agrees('review', { seal })).expectStatus('approved')
  flowWith({ review: 'li' }).refuses('li', agrees('review', { seal }), 'flow.sealOff')
})

test('a step that names its seals takes no other', () => {
  const named = flowWith({ review: asked({ rule: 'must', seals: ['contract'] }) })
  named.refuses('li', agrees('review', { seal }), 'flow.sealNotOffered', { seal: 'Company seal' })
  named.when('li', agrees('review', { seal: { ...seal, seal: 'contract' } })).expectStatus('approved')
})

test('a step that demands a seal is not decided by a rule', () => {
  flowWith({ review: { ...must, automatic: { agreeIf: 'true' } } }).expectToDo('li', 'review')
})

test('added signers are asked for no seal; who agrees before them applies it', () => {
  const draft = asked({ rule: 'must' }, { addSigners: 1 })
  const after = flowWith({ review: draft })
  const adds = addsSigners('review', { people: ['wang'], place: 'after' })
  after.refuses('li', adds, 'flow.sealRequired')
  flowWith({ review: draft })
    .when('li', addsSigners('review', { people: ['wang'], place: 'before' }))
    .when('wang', agrees('review'))
    .refuses('li', agrees('review'), 'flow.sealRequired')
    .when('li', agrees('review', { seal }))
    .expectStatus('approved')
})

test('the seal of a decision counts until the decision does not', () => {
  const sealed = flowWith({ review: must, check: 'wang' }, { recall: 'anytime' }).when(
    'li',
    agrees('review', { seal }),
  )
  expect([...sealsInForce(sealed.state)]).toEqual(['use-1'])
  const ways = [
    sealed.when('li', takesBack('review')),
    sealed.when('wang', returns('check', { to: 'review' })),
    sealed.when('wang', returns('check', { to: 'start' })),
    sealed.when('chen', recalls()),
  ]
  for (const way of ways) expect([...sealsInForce(way.state)]).toEqual([])
  const again = sealed
    .when('li', takesBack('review'))
    .when('li', agrees('review', { seal: { ...seal, use: 'use-2' } }))
  expect([...sealsInForce(again.state)]).toEqual(['use-2'])
  expect([...sealsInForce(sealed.when('wang', agrees('check')).state)]).toEqual(['use-1'])
})

test('a decision with a seal is asked for again where an unchanged one would be repeated', () => {
  const may = asked({ rule: 'may' })
  const afterReturn = (given: { seal?: typeof seal }) =>
    flowWith({ check: 'wang', review: may, pay: 'zhao' }, { keepUnchanged: true })
      .when('wang', agrees('check'))
      .when('li', agrees('review', given))
      .when('zhao', returns('pay', { to: 'check' }))
      .when('wang', agrees('check'))
  afterReturn({}).expectToDo('zhao', 'pay')

  const asks = afterReturn({ seal })
  asks.expectToDo('li', 'review')
  expect([...sealsInForce(asks.state)]).toEqual([])
  const again = asks.when('li', agrees('review', { seal: { ...seal, use: 'use-2' } }))
  again.expectToDo('zhao', 'pay')
  expect([...sealsInForce(again.state)]).toEqual(['use-2'])
})

test('a straight return keeps the seals of steps that are not asked again', () => {
  const chooser: PeopleDraft = {
    sources: [{ kind: 'people', people: ['zhao'] }],
    returns: { to: 'any', continuation: 'chooser' },
  }
  const back = flowWith({ review: must, check: 'wang', pay: chooser })
    .when('li', agrees('review', { seal }))
    .when('wang', agrees('check'))
    .when('zhao', returns('pay', { to: 'check', continuation: 'straightBack' }))
  expect([...sealsInForce(back.state)]).toEqual(['use-1'])
})
