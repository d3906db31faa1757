import { expect, test } from 'vitest'
import { around, expensePlan } from '../../test/expense-claim.ts'
import { rightsAtStart, rightsElsewhere, settle, sheetLines } from '../index.ts'

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
        { key: 'price', kind: 'number', label: '单价', settings: { precision: 2 } },
      ],
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
  { rights: rightsAtStart(), around },
)
const reader = { locale: 'zh-CN' } as const
const print = (rights = rightsElsewhere(), withEmpty = false) =>
  sheetLines(plan, values, { reader, rights, withEmpty })
const labels = (lines: ReturnType<typeof print>) =>
  lines.map(({ label, isHeading }) => (isHeading ? `[${label}]` : label))

test('headings of groups and cards stand over what was filled in, and over nothing else', () => {
  expect(labels(print())).toEqual(['[基本信息]', '事由', '[说明]', '经过', '照片', '[]', '明细'])
  expect(labels(print(rightsElsewhere(), true))).toContain('[没有内容]')
})

test('a sub-table has its columns, its rows and exact sums', () => {
  const table = print().find(({ path }) => path === 'lines')
  expect(table?.columns).toEqual([
    { path: 'lines.item', label: '项目', isNumber: false },
    { path: 'lines.price', label: '单价', isNumber: true },
  ])
  expect(table?.rows?.map((row) => row.map(({ text }) => text))).toEqual([
    ['车票', '0.10'],
    ['住宿', '0.20'],
  ])
  expect(table?.totals).toEqual([{ path: 'lines.price', text: '0.30', isShown: true }])
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
  })
  const lines = print(hidden, true)
  expect(labels(lines)).not.toContain('[基本信息]')
  expect(JSON.stringify(lines)).not.toMatch(/出差|杭州|单价|0\.[123]/)
})
