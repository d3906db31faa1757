import { dayField, listed, moneyField, noteField, withLimit } from '../fields.ts'
import { chosenHandler, type DesignTemplate, words } from '../template.ts'

export const loan: DesignTemplate = {
  id: 'loan',
  name: words('备用金借款', '零用金借支', 'Cash advance'),
  about: words(
    '借款金额和归还日期，超过 5 千元再由上一级审批，出纳放款',
    '借支金額和歸還日期，超過 5 千元再由上一級審核，出納撥款',
    'Amount and day of return; over 5,000 a second manager; then it is paid out',
  ),
  category: words('财务', '財務', 'Finance'),
  icon: 'wallet',
  iconColor: 'olive',
  title: words('{starter}的备用金借款', '{starter}的零用金借支', 'Cash advance for {starter}'),
  fields: [
    moneyField('amount', words('借款金额', '借支金額', 'Amount'), { width: 12, inList: true }),
    dayField('returnBy', words('归还日期', '歸還日期', 'To be returned by'), listed),
    noteField('reason', words('借款事由', '借支事由', 'Purpose')),
  ],
  ...withLimit(
    {
      name: words('金额', '金額', 'Amount'),
      condition: 'amount > 5000',
      above: words('超过 5 千元', '超過 5 千元', 'Over 5,000'),
      upTo: words('5 千元及以内', '5 千元及以內', 'Up to 5,000'),
    },
    chosenHandler('pay', words('出纳放款', '出納撥款', 'Pay out')),
  ),
}
