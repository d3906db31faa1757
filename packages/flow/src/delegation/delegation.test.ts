import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clockAt, company } from '../../test/company.ts'
import { actsFor, type Delegation, whyNotDelegate } from './delegation.ts'

const fromTo = (from: string, to: string, more: Partial<Delegation> = {}): Delegation => ({
  ...{ id: `${from}-${to}`, kind: 'agency', from, to: [to], flows: 'all' },
  ...{ start: clockAt(0), end: clockAt(60) },
  ...more,
})
const why = (wish: Delegation, ...existing: Delegation[]) =>
  whyNotDelegate(wish, { existing, directory: company })?.code

test('a delegation without receivers, to oneself, to inactive people or for no time is refused', () => {
  expect(why(fromTo('li', 'wang'))).toBeUndefined()
  expect(why(fromTo('li', 'wang', { to: [] }))).toBe('flow.delegateNobody')
  expect(why(fromTo('li', 'li'))).toBe('flow.delegateSelf')
  expect(why(fromTo('li', 'zhou'))).toBe('flow.delegateInactive')
  expect(why(fromTo('li', 'wang', { end: clockAt(0) }))).toBe('flow.delegateDates')
})

test('not twice, not to each other and not in a circle', () => {
  expect(why(fromTo('li', 'wang', { id: 'new' }), fromTo('li', 'wang'))).toBe('flow.delegateTwice')
  expect(why(fromTo('li', 'wang'), fromTo('wang', 'li'))).toBe('flow.delegateMutual')
  expect(why(fromTo('li', 'wang'), fromTo('wang', 'zhao'), fromTo('zhao', 'li'))).toBe('flow.delegateCycle')
})

test('another kind, another flow or another time is no conflict, and an edit does not stand in its own way', () => {
  expect(why(fromTo('li', 'wang'), fromTo('wang', 'li', { kind: 'entrust' }))).toBeUndefined()
  expect(why(fromTo('li', 'wang', { flows: ['a'] }), fromTo('wang', 'li', { flows: ['b'] }))).toBeUndefined()
  expect(why(fromTo('li', 'wang', { flows: ['a'] }), fromTo('wang', 'li'))).toBe('flow.delegateMutual')
  const next = fromTo('wang', 'li', { start: clockAt(60), end: clockAt(90) })
  expect(why(fromTo('li', 'wang'), next)).toBeUndefined()
  expect(why(fromTo('li', 'wang'), fromTo('li', 'wang'))).toBeUndefined()
})

test('an agent acts from the start until the end, on the flows that were named', () => {
  const given = [fromTo('li', 'wang', { flows: ['claim'] })]
  const may = (minute: number, more = {}) =>
    actsFor(given, {
      ...{ kind: 'agency', flow: 'claim', now: clockAt(minute), person: 'wang', principal: 'li' },
      ...more,
    })
  expect([0, 59, 60].map((minute) => may(minute))).toEqual([true, true, false])
  expect(may(5, { flow: 'leave' })).toBe(false)
  expect(may(5, { kind: 'entrust' })).toBe(false)
  expect(may(5, { person: 'sun' })).toBe(false)
})

test('accepted delegations never lead back to their principal', () => {
  const someone = fc.constantFrom('li', 'wang', 'zhao', 'chen', 'sun')
  fc.assert(
    fc.property(fc.array(fc.tuple(someone, someone), { maxLength: 25 }), (wishes) => {
      const accepted: Delegation[] = []
      for (const [index, [from, to]] of wishes.entries()) {
        const wish = fromTo(from, to, { id: `d${index}` })
        if (why(wish, ...accepted) === undefined) accepted.push(wish)
      }
      for (const person of ['li', 'wang', 'zhao', 'chen', 'sun'])
        expect(reachable(accepted, person)).not.toContain(person)
    }),
  )
})

function reachable(delegations: readonly Delegation[], from: string): readonly string[] {
  const reached = new Set<string>()
  const open = [from]
  for (let at = open.pop(); at !== undefined; at = open.pop())
    for (const to of delegations.filter((one) => one.from === at).flatMap((one) => one.to))
      if (!reached.has(to)) {
        reached.add(to)
        open.push(to)
      }
  return [...reached]
}
