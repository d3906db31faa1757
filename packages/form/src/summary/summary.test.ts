import { describe, expect, test } from 'vitest'
import { expensePlan, formulaContext, trip } from '../../test/expense-claim.ts'
import {
  printText,
  problemSentence,
  referencesOf,
  rightsAtStart,
  rightsElsewhere,
  settle,
  sheetLines,
  summary,
  visibleValues,
} from '../index.ts'

describe('read-and-print', () => {
  const plan = expensePlan()
  const values = settle(plan, trip, { rights: rightsAtStart(), context: formulaContext })
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
})

describe('sheet-lines', () => {
  const picture = { fileId: 'f1', name: 'a.png', size: 1, type: 'image/png' }
  const plan = expensePlan({
    fields: [
      { key: 'top', kind: 'group-title', label: '基本信息' },
      { key: 'subject', kind: 'input', label: '事由' },
      { key: 'nothing', kind: 'group-title', label: '没有内容' },
      { key: 'empty', kind: 'input', label: '空' },
      {
        key: 'box',
        kind: 'card',
        label: '说明',
        fields: [
          { key: 'story', kind: 'rich-text', label: '经过' },
          { key: 'photos', kind: 'image-upload', label: '照片' },
        ],
      },
      {
        key: 'lines',
        kind: 'sub-table',
        label: '明细',
        settings: { totals: ['price'] },
        fields: [
          { key: 'item', kind: 'input', label: '项目' },
          { key: 'price', kind: 'number', label: '单价', settings: { precision: 2, unit: '元' } },
        ],
      },
      {
        key: 'total',
        kind: 'calculate',
        label: '合计',
        settings: { formula: 'sum(lines.price)', prefix: '¥', capitals: true },
      },
    ],
  })
  const values = settle(
    plan,
    {
      subject: '出差',
      story: '<p>去<b>杭州</b></p><script>alert(1)</script>',
      photos: [picture],
      lines: [
        { id: 'r1', item: '车票', price: '0.1' },
        { id: 'r2', item: '住宿', price: '0.2' },
      ],
    },
    { rights: rightsAtStart(), context: formulaContext },
  )
  const reader = { locale: 'zh-CN' } as const
  const print = (rights = rightsElsewhere(), withEmpty = false) =>
    sheetLines(plan, values, { reader, rights, withEmpty, capitals: (amount) => `capitals of ${amount}` })
  const labels = (lines: ReturnType<typeof print>) =>
    lines.map(({ label, isHeading }) => (isHeading ? `[${label}]` : label))

  test('headings of groups and cards stand over what was filled in, and over nothing else', () => {
    expect(labels(print())).toEqual(['[基本信息]', '事由', '[说明]', '经过', '照片', '[]', '明细', '合计'])
    expect(labels(print(rightsElsewhere(), true))).toContain('[没有内容]')
  })

  test('a sub-table has its columns, its rows and exact sums', () => {
    const table = print().find(({ path }) => path === 'lines')
    expect(table?.columns).toEqual([
      { path: 'lines.item', label: '项目', isNumber: false },
      { path: 'lines.price', label: '单价（元）', isNumber: true },
    ])
    expect(table?.rows?.map((row) => row.map(({ text }) => text))).toEqual([
      ['车票', '0.10'],
      ['住宿', '0.20'],
    ])
    expect(table?.totals).toEqual([{ path: 'lines.price', text: '0.30 元', isShown: true }])
  })

  test('an amount keeps its currency and is repeated in capitals', () => {
    expect(print().find(({ path }) => path === 'total')?.text).toBe('¥0.30（capitals of 0.3）')
  })

  test('pictures and written text come with what can be shown of them', () => {
    const lines = print()
    expect(lines.find(({ path }) => path === 'photos')?.pictures).toEqual([{ fileId: 'f1', name: 'a.png' }])
    expect(lines.find(({ path }) => path === 'story')?.html).toBe('<p>去<strong>杭州</strong></p>')
  })

  test('what rights hide is nowhere: no line, no column, no sum, no heading', () => {
    const hidden = rightsElsewhere({
      top: 'hidden',
      subject: 'hidden',
      story: 'hidden',
      'lines.price': 'hidden',
      total: 'hidden',
    })
    const lines = print(hidden, true)
    expect(labels(lines)).not.toContain('[基本信息]')
    expect(JSON.stringify(lines)).not.toMatch(/出差|杭州|单价|0\.[123]/)
  })
})
