import {
  choiceField,
  dayField,
  filesField,
  half,
  listed,
  moneyField,
  noteField,
  textField,
  withLimit,
} from '../fields.ts'
import { chosenHandler, type DesignTemplate, option, words } from '../template.ts'

const kinds = [
  option('sales', '销售合同', '銷售合約', 'Sales'),
  option('purchase', '采购合同', '採購合約', 'Purchase'),
  option('service', '服务合同', '服務合約', 'Services'),
  option('other', '其他', '其他', 'Other'),
]

export const contract: DesignTemplate = {
  id: 'contract',
  name: words('合同审批', '合約審核', 'Contract approval'),
  about: words(
    '金额超过 10 万元再由上一级审批，法务审核后用印归档',
    '金額超過 10 萬元再由上一級審核，法務審核後用印歸檔',
    'Over 100,000 a second manager; then legal review, stamping and filing',
  ),
  category: words('法务', '法務', 'Legal'),
  icon: 'document',
  iconColor: 'blue',
  title: words('合同审批：{subject}', '合約審核：{subject}', 'Contract: {subject}'),
  fields: [
    textField('subject', words('合同名称', '合約名稱', 'Subject'), {
      ...listed,
      settings: { maxLength: 100 },
    }),
    choiceField('kind', words('合同类型', '合約類型', 'Kind'), kinds),
    textField('partner', words('对方单位', '對方單位', 'Other party'), {
      ...listed,
      settings: { maxLength: 100 },
    }),
    moneyField('amount', words('合同金额', '合約金額', 'Amount'), { ...half, inList: true }),
    dayField('starts', words('生效日期', '生效日期', 'Valid from')),
    dayField('ends', words('到期日期', '到期日期', 'Valid until'), {
      checks: [
        {
          formula: 'ends >= starts',
          message: words('到期不能早于生效', '到期不能早於生效', 'It can’t end before it starts'),
        },
      ],
    }),
    noteField('terms', words('主要条款和风险', '主要條款和風險', 'Main terms and risks')),
    filesField('files', words('合同文本', '合約文本', 'Contract')),
  ],
  ...withLimit(
    {
      name: words('金额', '金額', 'Amount'),
      condition: 'amount > 100000',
      above: words('超过 10 万元', '超過 10 萬元', 'Over 100,000'),
      upTo: words('10 万元及以内', '10 萬元及以內', 'Up to 100,000'),
    },
    {
      ...{ id: 'legal', kind: 'approver', name: words('法务审核', '法務審核', 'Legal review') },
      candidates: true,
    },
    chosenHandler('file', words('用印归档', '用印歸檔', 'Stamp and file')),
  ),
}
