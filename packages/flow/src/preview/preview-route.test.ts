import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  agrees,
  arbitraryFlow,
  chain,
  drawn,
  factsAt,
  flowOf,
  flowWith,
  inARow,
  legalMoveThat,
  peopleNode,
  playOne,
  returns,
  scope,
} from '../../test/index.ts'
import { compileFlow, type FlowNode, previewRoute } from '../index.ts'

const claim = drawn(
  [
    peopleNode('review', { sources: [{ kind: 'manager' }] }),
    { id: 'split', kind: 'branch', name: 'Split' },
    peopleNode('board', { sources: [{ kind: 'group', ids: ['board'] }], voting: { mode: 'all' } }),
    { id: 'join', kind: 'merge', name: 'Join' },
    { id: 'tell', kind: 'copy', name: 'Tell', sources: [{ kind: 'starter' }] },
    peopleNode('pay', { kind: 'handler', sources: [{ kind: 'role', ids: ['gone'] }] }),
  ],
  [
    ...chain('begin', 'review', 'split'),
    ...chain('split:amount > 1000', 'board', 'join', 'tell', 'pay', 'end'),
    ...chain('split:default', 'join'),
  ],
)

test('the launch form shows who will be asked, and why', () => {
  expect(flowOf(claim, { amount: 5000 }).route()).toEqual([
    {
      node: 'review',
      kind: 'approver',
      name: 'review',
      people: [{ person: 'li', source: 'manager', why: { levels: 1, of: 'Chen' } }],
      voting: 'any',
    },
    {
      node: 'board',
      kind: 'approver',
      name: 'board',
      people: ['wang', 'zhao', 'li'].map((person) => ({
        ...{ person, source: 'group' },
        why: { name: 'group board' },
      })),
      voting: 'all',
    },
    { node: 'tell', kind: 'copy', name: 'Tell', people: [{ person: 'chen', source: 'copy' }] },
    {
      node: 'pay',
      kind: 'handler',
      name: 'pay',
      people: [{ person: 'root', source: 'nobody.administrator' }],
      voting: 'any',
      nobody: 'administrator',
    },
  ])
  expect(
    flowOf(claim, { amount: 5 })
      .route()
      .map(({ node }) => node),
  ).toEqual(['review', 'tell', 'pay'])
})

test('in a running case only what lies ahead is shown, and after a return the way from there', () => {
  const running = flowWith({ review: 'li', check: 'wang', pay: 'zhao' })
  const ahead = (scenario: typeof running) => scenario.route().map(({ node }) => node)
  expect(ahead(running)).toEqual(['check', 'pay'])
  expect(ahead(running.when('li', agrees('review')))).toEqual(['pay'])
  expect(ahead(running.when('li', returns('review', { to: 'start' })))).toEqual(['review', 'check', 'pay'])
})

test('straight back from the start shows the returner first; a case that is over has nothing to come', () => {
  const check = {
    sources: [{ kind: 'people' as const, people: ['wang'] }],
    returns: { to: 'any' as const, continuation: 'straightBack' as const },
  }
  const returned = flowWith({ review: 'li', check, pay: 'zhao' })
    .when('li', agrees('review'))
    .when('wang', returns('check', { to: 'start' }))
  expect(returned.route().map(({ node, people }) => `${node} ${people[0]?.person}`)).toEqual([
    'check wang',
    'pay zhao',
  ])
  expect(flowWith({ review: 'li' }).when('li', agrees('review')).route()).toEqual([])
})

test('a route that cannot go on says so instead of refusing', () => {
  const refusing = inARow({
    review: { sources: [{ kind: 'role', ids: ['gone'] }], nobody: { rule: 'refuse' } },
  })
  expect(flowOf(refusing).route()).toMatchObject([
    { node: 'review', people: [], nobody: 'refuse', problem: 'nobodyFound' },
  ])
  const nowhere = drawn(
    [{ id: 'split', kind: 'branch', name: 'Split' }, peopleNode('a', 'li')],
    [...chain('begin', 'split'), ...chain('split:amount > 1', 'a', 'end')],
  )
  expect(flowOf(nowhere).route()).toMatchObject([{ node: 'split', problem: 'noLineTrue' }])
})

test('the preview is what happens when everybody agrees', () => {
  const plain = {
    stages: { signing: false, starting: false },
    automatic: { isStarter: false, alreadyAgreed: false, sameAsPrevious: false },
  }
  fc.assert(
    fc.property(arbitraryFlow, fc.constantFrom(0, 5, 15, 50), (drawnFlow, amount) => {
      const nodes = drawnFlow.nodes.map(withoutSurprise)
      const plan = compileFlow({ ...drawnFlow, nodes, rules: { ...drawnFlow.rules, ...plain } }, scope)
      const facts = factsAt(0, { amount, buyer: 'sun' })
      const foreseen = previewRoute(plan, facts, 'chen').filter(({ kind }) => kind !== 'copy')

      const launch = legalMoveThat(({ type, by }) => type === 'launch' && by === 'chen', plan, null, facts)
      if (!launch) throw new Error('Chen may launch')
      let { after, events } = playOne(plan, null, launch, facts)
      const history = [...events]
      for (let moves = 0; after?.status === 'running' && moves < 500; moves += 1) {
        const move = legalMoveThat(({ type }) => type === 'agree' || type === 'endWait', plan, after, facts)
        if (!move) break
        ;({ after, events } = playOne(plan, after, move, facts))
        history.push(...events)
      }
      const visited = history.filter((event) => event.type === 'nodeEntered').map(({ node }) => node)
      const people = (list: readonly string[]) =>
        list.filter((node) => plan.nodes.get(node)?.kind !== 'merge').sort()
      expect(people(foreseen.map(({ node }) => node))).toEqual(people(visited))
    }),
    { numRuns: 150 },
  )
})

/** With parallel steps of which one rejects automatically, the progress of the others depends on timing. */
function withoutSurprise(node: FlowNode): FlowNode {
  if (node.kind === 'branch' && node.mode === 'chosen') return { ...node, mode: 'exclusive' }
  if (!('automatic' in node)) return node
  const { rejectIf: _rejects, ...automatic } = node.automatic
  return { ...node, automatic }
}
