import { type DemoForm, words } from './words.ts'

const yuan = words('元', '元', 'CNY')

export const purchaseForm: DemoForm = {
  code: 'purchase',
  category: '采购',
  definition: {
    version: 1,
    key: 'purchase',
    title: words('采购申请', '採購申請', 'Purchase request'),
    fields: [
      {
        key: 'subject',
        kind: 'input',
        label: words('采购主题', '採購主題', 'Subject'),
        required: true,
        inList: true,
        settings: { maxLength: 60 },
      },
      {
        key: 'costDepartment',
        kind: 'organization-select',
        label: words('使用部门', '使用部門', 'Department'),
        required: true,
        width: 12,
        default: { formula: 'organization' },
      },
      {
        key: 'neededBy',
        kind: 'date',
        label: words('期望到货日期', '希望到貨日期', 'Needed by'),
        required: true,
        inList: true,
        width: 12,
      },
      {
        key: 'lines',
        kind: 'sub-table',
        label: words('采购清单', '採購清單', 'Items'),
        settings: { minRows: 1, maxRows: 200 },
        fields: goods(),
      },
      {
        key: 'total',
        kind: 'calculate',
        label: words('预计总额', '預計總額', 'Estimated total'),
        inList: true,
        settings: { formula: 'sum(lines.amount)', capitals: true, unit: yuan },
      },
      {
        key: 'purpose',
        kind: 'textarea',
        label: words('用途说明', '用途說明', 'Purpose'),
        required: true,
        settings: { maxLength: 500 },
      },
      { key: 'receiver', kind: 'user-select', label: words('收货人', '收貨人', 'Recipient'), required: true },
      {
        key: 'supplier',
        kind: 'input',
        label: words('推荐供应商', '建議供應商', 'Suggested supplier'),
        width: 12,
      },
      { key: 'budgetCode', kind: 'input', label: words('预算科目', '預算科目', 'Budget item'), width: 12 },
    ],
  },
}

function goods() {
  return [
    {
      key: 'name',
      kind: 'input',
      label: words('名称与规格', '名稱與規格', 'Name and specification'),
      required: true,
    },
    {
      key: 'quantity',
      kind: 'number',
      label: words('数量', '數量', 'Quantity'),
      required: true,
      settings: { precision: 0, min: '1' },
    },
    {
      key: 'price',
      kind: 'number',
      label: words('单价', '單價', 'Price'),
      required: true,
      settings: { precision: 2, min: '0.01', thousands: true, unit: yuan },
    },
    {
      key: 'amount',
      kind: 'calculate',
      label: words('小计', '小計', 'Subtotal'),
      settings: { formula: 'quantity * price', unit: yuan },
    },
  ]
}
