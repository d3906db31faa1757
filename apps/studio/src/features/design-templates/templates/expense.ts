import {
  type DesignTemplate,
  endNode,
  line,
  managerNode,
  option,
  startNode,
  upperManagerNode,
  words,
  yuan,
} from '../template.ts'

const kinds = [
  option('travel', '差旅交通', '差旅交通', 'Travel'),
  option('hotel', '住宿', '住宿', 'Hotel'),
  option('meal', '业务招待', '業務招待', 'Business meals'),
  option('office', '办公用品', '辦公用品', 'Office supplies'),
  option('other', '其他', '其他', 'Other'),
]

export const expense: DesignTemplate = {
  id: 'expense',
  name: words('费用报销', '費用報銷', 'Expense claim'),
  about: words(
    '费用逐条填写并合计，附发票，超过 1 万元再由上一级审批',
    '費用逐條填寫並合計，附發票，超過 1 萬元再由上一級審核',
    'Itemized costs with receipts; over 10,000 need a second approval',
  ),
  category: words('财务', '財務', 'Finance'),
  icon: 'receipt',
  iconColor: 'blue',
  title: words(
    '{starter}的费用报销：{reason}',
    '{starter}的費用報銷：{reason}',
    'Expenses of {starter}: {reason}',
  ),
  fields: [
    {
      key: 'reason',
      kind: 'input',
      label: words('报销事由', '報銷事由', 'Purpose'),
      required: true,
      inList: true,
      settings: { maxLength: 60 },
    },
    {
      key: 'lines',
      kind: 'sub-table',
      label: words('费用明细', '費用明細', 'Expenses'),
      settings: { minRows: 1, maxRows: 100, startRows: 1, totals: ['amount'] },
      fields: [
        { key: 'spentOn', kind: 'date', label: words('日期', '日期', 'Date'), required: true },
        {
          key: 'kind',
          kind: 'select',
          label: words('类别', '類別', 'Category'),
          required: true,
          settings: { options: kinds },
        },
        { key: 'note', kind: 'input', label: words('说明', '說明', 'Note'), settings: { maxLength: 100 } },
        {
          key: 'amount',
          kind: 'number',
          label: words('金额', '金額', 'Amount'),
          required: true,
          settings: { precision: 2, min: '0.01', thousands: true, prefix: yuan },
        },
      ],
    },
    {
      key: 'total',
      kind: 'calculate',
      label: words('合计金额', '合計金額', 'Total'),
      inList: true,
      settings: { formula: 'sum(lines.amount)', capitals: true, prefix: yuan },
    },
    {
      key: 'receipts',
      kind: 'file-upload',
      label: words('发票与收据', '發票與收據', 'Receipts'),
      settings: { maxFiles: 20, accept: ['image', '.pdf'] },
    },
    {
      key: 'remark',
      kind: 'textarea',
      label: words('备注', '備註', 'Remarks'),
      settings: { maxLength: 500 },
    },
  ],
  nodes: [
    startNode(words('提交报销', '提交報銷', 'Submit claim')),
    managerNode,
    { id: 'amount', kind: 'branch', name: words('金额', '金額', 'Amount') },
    upperManagerNode,
    {
      id: 'finance',
      kind: 'approver',
      name: words('财务审核', '財務審核', 'Finance review'),
      candidates: true,
    },
    endNode,
  ],
  lines: [
    line('start', 'manager'),
    line('manager', 'amount'),
    line('amount', 'upper', {
      name: words('超过 1 万元', '超過 1 萬元', 'Over 10,000'),
      condition: 'total > 10000',
    }),
    line('amount', 'finance', {
      name: words('1 万元及以内', '1 萬元及以內', 'Up to 10,000'),
      isDefault: true,
    }),
    line('upper', 'finance'),
    line('finance', 'end'),
  ],
}
