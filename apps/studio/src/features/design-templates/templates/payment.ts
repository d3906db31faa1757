import {
  choiceField,
  dayField,
  filesField,
  listed,
  moneyField,
  noteField,
  textField,
  withLimit,
} from '../fields.ts'
import { chosenHandler, type DesignTemplate, option, words } from '../template.ts'

const ways = [
  option('transfer', '银行转账', '銀行轉帳', 'Bank transfer'),
  option('cheque', '支票', '支票', 'Cheque'),
  option('cash', '现金', '現金', 'Cash'),
]

export const payment: DesignTemplate = {
  id: 'payment',
  name: words('付款申请', '付款申請', 'Payment request'),
  about: words(
    '收款方、金额和事由，超过 5 万元再由上一级审批，出纳付款',
    '收款方、金額和事由，超過 5 萬元再由上一級審核，出納付款',
    'Payee, amount and purpose; over 50,000 a second manager; then it is paid',
  ),
  category: words('财务', '財務', 'Finance'),
  icon: 'money',
  iconColor: 'orange',
  title: words('付款申请：{payee}', '付款申請：{payee}', 'Payment to {payee}'),
  fields: [
    textField('payee', words('收款单位', '收款單位', 'Payee'), { ...listed, settings: { maxLength: 100 } }),
    textField('bank', words('开户行', '開戶行', 'Bank'), { required: false, width: 12 }),
    textField('account', words('收款账号', '收款帳號', 'Account'), { required: false, width: 12 }),
    moneyField('amount', words('付款金额', '付款金額', 'Amount')),
    choiceField('way', words('付款方式', '付款方式', 'Way'), ways),
    dayField('neededBy', words('最晚付款日期', '最晚付款日期', 'To be paid by'), listed),
    noteField('reason', words('付款事由', '付款事由', 'Purpose')),
    filesField('proof', words('合同、发票', '合約、發票', 'Contract, invoice')),
  ],
  ...withLimit(
    {
      name: words('金额', '金額', 'Amount'),
      condition: 'amount > 50000',
      above: words('超过 5 万元', '超過 5 萬元', 'Over 50,000'),
      upTo: words('5 万元及以内', '5 萬元及以內', 'Up to 50,000'),
    },
    {
      ...{ id: 'finance', kind: 'approver', name: words('财务审核', '財務審核', 'Finance review') },
      candidates: true,
    },
    chosenHandler('pay', words('出纳付款', '出納付款', 'Pay')),
  ),
}
