import { expect, test } from 'vitest'
import {
  agrees,
  chain,
  drawn,
  flowOf,
  launches,
  peopleNode,
  recalls,
  rejects,
  retriesWait,
  returns,
  skipsWait,
  takesBack,
  terminates,
  waitEnds,
  waitFails,
} from '../../../test/index.ts'
import { allowed, type FlowDefinitionDraft, findUnsoundness, projectAll } from '../../index.ts'

const bank = { id: 'bank', kind: 'external' as const, name: 'Bank', url: 'https://bank.example/pay' }
const bankFlow = flowOf(
  drawn(
    [
      peopleNode('review', 'li'),
      bank,
      peopleNode('check', { sources: [{ kind: 'people', people: ['wang'] }] }),
    ],
    chain('begin', 'review', 'bank', 'check', 'end'),
  ),
)
  .when('chen', launches())
  .when('li', agrees('review'))

test('a case waits for the other system, and goes on when it answers', () => {
  bankFlow
    .expectEvents('taskAgreed', 'nodeLeft', 'nodeEntered', 'waitOpened')
    .expectStatus('running')
    .expectTokens('bank')
    .when('nobody', waitEnds('bank', { paid: true }))
    .expectEvents('waitEnded', 'nodeLeft', 'nodeEntered', 'taskOpened')
    .expectToDo('wang', 'check')
    .when('wang', agrees('check'))
    .expectStatus('approved')
})

test('a repeated or unexpected answer is refused', () => {
  bankFlow.when('nobody', waitEnds('bank')).refuses('nobody', waitEnds('bank'), 'flow.waitNotOpen')
  bankFlow.when('root', terminates()).refuses('nobody', waitEnds('bank'), 'flow.waitNotOpen')
})

test('when it cannot be had an administrator sees why, and has it tried again or goes on without it', () => {
  const failed = bankFlow.when('nobody', waitFails('bank', 'no answer'))
  failed.expectException('automationFailed', 'bank').expectStatus('running')
  expect(failed.timeline()).toContainEqual(
    expect.objectContaining({ node: 'bank', status: 'exception', failure: 'no answer' }),
  )
  const { waits } = allowed(failed.plan, failed.state, 'root', failed.facts)
  expect(waits.map(({ commands }) => commands)).toEqual([['retryWait', 'skipWait']])
  failed.when('root', retriesWait('bank')).when('nobody', waitEnds('bank')).expectToDo('wang', 'check')
  failed.when('root', skipsWait('bank')).expectToDo('wang', 'check')
})

test('only an administrator retries or skips a step, and only a failed one is retried', () => {
  bankFlow
    .refuses('li', retriesWait('bank'), 'flow.notAdministrator')
    .refuses('li', skipsWait('bank'), 'flow.notAdministrator')
    .refuses('root', retriesWait('bank'), 'flow.waitNotFailed')
  expect(allowed(bankFlow.plan, bankFlow.state, 'li', bankFlow.facts).waits).toEqual([])
})

test('only the system can answer', () => {
  const answer = () => ({ ...waitEnds('bank')(bankFlow.state, ''), by: 'li' }) as never
  bankFlow.refuses('li', answer, 'flow.notTheSystem')
})

test('a decision is taken back while the other system has not answered, and not afterwards', () => {
  bankFlow.when('li', takesBack('review')).expectToDo('li', 'review').expectTokens('review')
  bankFlow.when('nobody', waitEnds('bank')).refuses('li', takesBack('review'), 'flow.nextNodeTouched')
})

const sideBySide = (rules: FlowDefinitionDraft['rules'] = {}) =>
  flowOf(
    drawn(
      [
        { id: 'split', kind: 'branch', name: 'Split', mode: 'parallel' },
        bank,
        peopleNode('a', 'li'),
        { id: 'join', kind: 'merge', name: 'Join' },
        peopleNode('check', 'wang'),
      ],
      [...chain('begin', 'split', 'bank', 'join', 'check', 'end'), ...chain('split', 'a', 'join')],
      rules,
    ),
  ).when('chen', launches())

test('beside people a wait holds up the merge, and a rejection ends it', () => {
  sideBySide()
    .when('li', agrees('a'))
    .expectTokens('bank', 'join')
    .when('nobody', waitEnds('bank'))
    .expectToDo('wang', 'check')
  sideBySide()
    .when('li', rejects('a'))
    .expectStatus('rejected')
    .refuses('nobody', waitEnds('bank'), 'flow.waitNotOpen')
})

test('recall and return to the start give up what is waited for', () => {
  const recalled = sideBySide({ recall: 'anytime' }).when('chen', recalls())
  expect(projectAll(recalled.scene.history).waits).toMatchObject([{ node: 'bank', state: 'cancelled' }])
  const returned = sideBySide().when('li', returns('a', { to: 'start' }))
  expect(returned.state.waits).toEqual([])
})

test('an answer that comes while the case was sent back straight to its starter is kept until it comes back', () => {
  const straight = drawn(
    [
      { id: 'split', kind: 'branch', name: 'Split', mode: 'parallel' },
      bank,
      peopleNode('a', {
        sources: [{ kind: 'people', people: ['li'] }],
        returns: { to: 'any', continuation: 'straightBack' },
      }),
      { id: 'join', kind: 'merge', name: 'Join' },
    ],
    [...chain('begin', 'split', 'bank', 'join', 'end'), ...chain('split', 'a', 'join')],
  )
  const returned = flowOf(straight)
    .when('chen', launches())
    .when('li', returns('a', { to: 'start' }))
  returned
    .when('nobody', waitEnds('bank'))
    .expectEvents('waitEnded')
    .expectStatus('returned')
    .when('chen', launches())
    .expectTokens('a', 'join')
    .when('li', agrees('a'))
    .expectStatus('approved')
})

test('the way ahead leads past the other system', () => {
  expect(bankFlow.route().map(({ node }) => node)).toEqual(['check'])
  const { plan } = bankFlow
  expect(findUnsoundness(plan)).toEqual([])
  const nodes = plan.definition.nodes.map((node) =>
    node.kind === 'external' ? { ...node, url: 'soon' } : node,
  )
  expect(findUnsoundness({ ...plan.definition, nodes })).toMatchObject([{ code: 'noAddress', node: 'bank' }])
})
