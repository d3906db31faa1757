import { expenseKinds } from './resources.ts'
import { type DemoForm, words } from './words.ts'

export const expenseForm: DemoForm = {
  code: 'expense',
  category: '财务',
  definition: {
    version: 1,
    key: 'expense',
    title: words('费用报销', '費用報銷', 'Expense claim'),
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
        key: 'costDepartment',
        kind: 'organization-select',
        label: words('费用归属部门', '費用歸屬部門', 'Charge to'),
        required: true,
        inList: true,
        width: 12,
        default: { formula: 'organization' },
      },
      {
        key: 'lines',
        kind: 'sub-table',
        label: words('费用明细', '費用明細', 'Expenses'),
        settings: { minRows: 1, maxRows: 100 },
        fields: [
          {
            key: 'spentOn',
            kind: 'date',
            label: words('日期', '日期', 'Date'),
            required: true,
            default: { formula: 'today' },
          },
          {
            key: 'kind',
            kind: 'select',
            label: words('类别', '類別', 'Category'),
            required: true,
            settings: { options: expenseKinds },
          },
          { key: 'note', kind: 'input', label: words('说明', '說明', 'Note'), settings: { maxLength: 100 } },
          {
            key: 'amount',
            kind: 'number',
            label: words('金额', '金額', 'Amount'),
            required: true,
            settings: { precision: 2, min: '0.01', thousands: true, unit: words('元', '元', 'CNY') },
          },
        ],
      },
      {
        key: 'total',
        kind: 'calculate',
        label: words('合计金额', '合計金額', 'Total'),
        inList: true,
        settings: { formula: 'sum(lines.amount)', capitals: true, unit: words('元', '元', 'CNY') },
      },
      {
        key: 'receipts',
        kind: 'file-upload',
        label: words('发票与收据', '發票與收據', 'Receipts'),
        settings: {
          maxFiles: 9,
          accept: ['image', '.pdf'],
          hint: words(
            '图片或 PDF，单个不超过 10 MB',
            '圖片或 PDF，單檔不超過 10 MB',
            'Pictures or PDF, 10 MB each at most',
          ),
        },
      },
      {
        key: 'remark',
        kind: 'textarea',
        label: words('备注', '備註', 'Remarks'),
        settings: { maxLength: 500 },
      },
    ],
  },
}
