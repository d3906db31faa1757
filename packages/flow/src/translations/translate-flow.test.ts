import { expect, test } from 'vitest'
import { company, factsAt, inARow, scope } from '../../test/index.ts'
import { titlesFor } from '../case/title.ts'
import {
  compileFlow,
  evolveAll,
  type FlowEvent,
  type FlowEventOf,
  listStops,
  nameOfNode,
  translateFlow,
} from '../index.ts'

const flow = {
  ...inARow({ review: 'li', check: 'wang' }),
  name: '差旅',
  translations: {
    'en-US': { name: 'Travel', title: 'Trip: {reason}', nodes: { review: 'Review by manager', check: '' } },
    'zh-TW': { nodes: { review: '主管審核' } },
  },
}
const plan = compileFlow({ ...flow, rules: { ...flow.rules, title: '{flow}：{reason}' } }, scope)
const facts = { ...factsAt(0), directory: company, values: { reason: 'Rome' } }

test('a flow is shown with the names of a language, and with its plain ones where none were given', () => {
  const english = translateFlow(plan, 'en-US')

  expect(english.definition.name).toBe('Travel')
  expect([nameOfNode(english, 'review'), nameOfNode(english, 'check')]).toEqual([
    'Review by manager',
    'check',
  ])
  expect(listStops(english).map(({ name }) => name)).toContain('Review by manager')
  expect(translateFlow(plan, 'zh-TW').definition.name).toBe('差旅')
})

test('the translated flow is made once, and the plain language is the flow itself', () => {
  expect(translateFlow(plan, 'en-US')).toBe(translateFlow(plan, 'en-US'))
  expect(translateFlow(plan, 'zh-CN')).toBe(plan)
})

test('a title is made in each language that differs, from the same values', () => {
  expect(titlesFor(plan, facts, 'chen')).toEqual({ title: '差旅：Rome', titles: { 'en-US': 'Trip: Rome' } })
})

test('a launch replaces the titles of an earlier one, which had other names', () => {
  const launched = (part: Pick<FlowEventOf<'caseLaunched'>, 'title' | 'titles'>): FlowEvent => ({
    ...{ type: 'caseLaunched', by: 'chen', at: factsAt(0).now, caseId: 'a', flowVersionId: 'v' },
    ...{ starter: 'chen', urgency: 'normal' },
    ...part,
  })
  const first = launched({ title: '差旅', titles: { 'en-US': 'Trip' } })

  expect(evolveAll([first]).titles).toEqual({ 'en-US': 'Trip' })
  expect(evolveAll([first, launched({ title: '出差' })])).not.toHaveProperty('titles')
})
