import { compileForm, type FormDefinitionInput, type FormPlan } from '../src/index.ts'

/** The form of most tests: Li claims the cost of a trip. */
export const expenseClaim: FormDefinitionInput = {
  version: 1,
  key: 'expenseClaim',
  title: { 'zh-CN': '费用报销', 'en-US': 'Expense claim' },
  fields: [
    { key: 'subject', kind: 'input', label: '事由', required: true, inList: true },
    { key: 'applicant', kind: 'user-select', label: '申请人', default: { formula: 'me' }, readOnly: true },
    {
      key: 'category',
      kind: 'select',
      label: '类别',
      inList: true,
      settings: {
        options: [
          { id: 'travel', label: { 'zh-CN': '差旅', 'en-US': 'Travel' } },
          { id: 'other', label: { 'zh-CN': '其他', 'en-US': 'Other' } },
        ],
      },
    },
    {
      key: 'reason',
      kind: 'textarea',
      label: '说明',
      visible: "category == 'other'",
      requiredWhen: 'total > 1000',
    },
    { key: 'spentOn', kind: 'date', label: '日期', default: { formula: 'today' } },
    {
      key: 'returnedOn',
      kind: 'date',
      label: '返回日期',
      checks: [
        {
          formula: 'spentOn == null || returnedOn >= spentOn',
          message: { 'zh-CN': '返回不能早于出发', 'en-US': 'You cannot be back before you left' },
        },
      ],
    },
    {
      key: 'lines',
      kind: 'sub-table',
      label: '明细',
      required: true,
      settings: { totals: ['amount'] },
      fields: [
        { key: 'what', kind: 'input', label: '名目', required: true },
        { key: 'price', kind: 'number', label: '单价', settings: { min: 0, precision: 2 } },
        { key: 'quantity', kind: 'number', label: '数量', default: { value: 1 }, settings: { precision: 0 } },
        { key: 'amount', kind: 'calculate', label: '金额', settings: { formula: 'price * quantity' } },
        { key: 'note', kind: 'input', label: '备注', visible: 'amount > 500', requiredWhen: 'amount > 500' },
      ],
    },
    {
      key: 'total',
      kind: 'calculate',
      label: '合计',
      inList: true,
      settings: { formula: 'sum(lines.amount)' },
      checks: [{ formula: 'total <= 100000', message: '单次报销不超过十万元' }],
    },
    {
      key: 'receipts',
      kind: 'file-upload',
      label: '票据',
      settings: { accept: ['.pdf', 'image'], maxFiles: 3 },
    },
  ],
}

export function expensePlan(changes: Partial<FormDefinitionInput> = {}): FormPlan {
  return compileForm({ ...expenseClaim, ...changes })
}

/** Li on a Friday at half past nine in Shanghai. */
export const formulaContext = {
  now: '2026-11-20T09:30:00+08:00',
  timeZone: 'Asia/Shanghai',
  me: 'li',
  starter: 'li',
}

/** The values that Li sends for a trip to Hangzhou. */
export const trip = {
  subject: '杭州出差',
  category: 'travel',
  spentOn: '2026-11-18',
  returnedOn: '2026-11-19',
  lines: [
    { id: 'r1', what: '火车票', price: '73.10', quantity: 2 },
    { id: 'r2', what: '酒店', price: '399', quantity: '1' },
  ],
  receipts: [{ fileId: 'f1', name: '发票.pdf', size: 20_480, type: 'application/pdf' }],
}
