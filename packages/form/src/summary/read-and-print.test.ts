import { expect, test } from 'vitest'
import { around, expensePlan, trip } from '../../test/expense-claim.ts'
import {
  printText,
  problemSentence,
  referencesOf,
  rightsAtStart,
  rightsElsewhere,
  settle,
  summary,
  visibleValues,
} from '../index.ts'

const plan = expensePlan()
const values = settle(plan, trip, { rights: rightsAtStart(), around })
const names = { people: { li: '李静怡' } }

test('a card shows three key fields in the words of the reader', () => {
  expect(summary(plan, values, { locale: 'zh-CN', names })).toEqual([
    { path: 'subject', label: '事由', text: '杭州出差' },
    { path: 'category', label: '类别', text: '差旅' },
    { path: 'total', label: '合计', text: '545.20' },
  ])
  expect(summary(plan, values, { locale: 'en-US' })[1]?.text).toBe('Travel')
})

test('a print sheet has every filled-in field and its rows', () => {
  const lines = printText(plan, values, { locale: 'en-US', names })
  expect(lines.map(({ path }) => path)).not.toContain('reason')
  expect(lines.find(({ path }) => path === 'applicant')?.text).toBe('李静怡')
  expect(lines.find(({ path }) => path === 'spentOn')?.text).toBe('Nov 18, 2026')
  expect(lines.find(({ path }) => path === 'lines')?.rows?.[0]?.map(({ text }) => text)).toEqual([
    '火车票',
    '73.10',
    '2',
    '146.20',
    '',
  ])
})

test('what rights hide leaves with nothing behind, in rows too', () => {
  const rights = rightsElsewhere({ subject: 'hidden', 'lines.price': 'hidden', receipts: 'hidden' })
  const seen = visibleValues(plan, { ...values, forgotten: 'x' }, rights)

  expect(JSON.stringify(seen)).not.toMatch(/杭州出差|73\.1|f1|forgotten/)
  expect(seen.lines).toMatchObject([{ id: 'r1', amount: '146.2' }, { id: 'r2' }])
  expect(
    visibleValues(plan, values, rightsElsewhere({ lines: 'hidden', 'lines.price': 'read' })),
  ).not.toHaveProperty('lines')
})

test('people and files that a form points to are named once each', () => {
  expect(referencesOf(plan, values)).toEqual({ people: ['li'], files: ['f1'] })
})

test('a problem is a sentence that names the field, and the row if there is one', () => {
  const t = (key: string, params = {}) => `${key} ${JSON.stringify(params)}`
  const inRow = problemSentence(
    plan,
    { path: 'lines.2.price', code: 'form.required' },
    { locale: 'zh-CN', t },
  )
  expect(inRow).toContain('form.placeInRow')
  expect(inRow).toContain('单价')

  const message = { 'zh-CN': '返回不能早于出发', 'en-US': 'You cannot be back before you left' }
  const failed = { path: 'returnedOn', code: 'form.checkFailed', message } as const
  expect(problemSentence(plan, failed, { locale: 'en-US', t })).toBe('You cannot be back before you left')
})
