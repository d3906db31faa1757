import { choice, type DemoForm, words } from './words.ts'

const yuan = words('元', '元', 'CNY')

export const contractForm: DemoForm = {
  code: 'contract',
  category: '行政',
  definition: {
    version: 1,
    key: 'contract',
    title: words('合同审批', '合約審核', 'Contract approval'),
    fields: [
      {
        key: 'subject',
        kind: 'input',
        label: words('合同名称', '合約名稱', 'Contract'),
        required: true,
        inList: true,
        settings: { maxLength: 60 },
      },
      {
        key: 'kind',
        kind: 'radio',
        label: words('合同类型', '合約類型', 'Type'),
        required: true,
        settings: {
          options: [
            choice('purchase', '采购', '採購', 'Purchase'),
            choice('sales', '销售', '銷售', 'Sales'),
            choice('service', '服务', '服務', 'Service'),
            choice('lease', '租赁', '租賃', 'Lease'),
          ],
          direction: 'horizontal',
        },
      },
      {
        key: 'partner',
        kind: 'input',
        label: words('对方单位', '對方單位', 'Other party'),
        required: true,
        inList: true,
        settings: { maxLength: 60 },
      },
      {
        key: 'amount',
        kind: 'number',
        label: words('合同金额', '合約金額', 'Amount'),
        required: true,
        inList: true,
        width: 12,
        settings: { precision: 2, min: '0', thousands: true, capitals: true, unit: yuan },
      },
      {
        key: 'term',
        kind: 'date-range',
        label: words('合同期限', '合約期限', 'Term'),
        required: true,
        width: 12,
      },
      {
        key: 'seals',
        kind: 'checkbox',
        label: words('用印种类', '用印種類', 'Seals'),
        required: true,
        settings: {
          options: [
            choice('contract', '合同专用章', '合約專用章', 'Contract seal'),
            choice('company', '公章', '公司章', 'Company seal'),
            choice('legal', '法定代表人章', '法定代表人章', 'Legal representative’s seal'),
          ],
        },
      },
      {
        key: 'terms',
        kind: 'textarea',
        label: words('主要条款', '主要條款', 'Main terms'),
        required: true,
        settings: { maxLength: 1000 },
      },
      {
        key: 'files',
        kind: 'file-upload',
        label: words('合同文本', '合約文本', 'Contract files'),
        settings: { maxFiles: 5, accept: ['.pdf', '.docx', 'image'] },
      },
      {
        key: 'copies',
        kind: 'number',
        label: words('盖章份数', '用印份數', 'Sealed copies'),
        settings: { precision: 0, min: '1', unit: words('份', '份', 'copies') },
      },
    ],
  },
}
