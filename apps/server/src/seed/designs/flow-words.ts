import type { FlowDefinitionDraft } from '@signet/flow'
import type { FlowCode } from './demo-flows.ts'

type Translations = NonNullable<FlowDefinitionDraft['translations']>

/** What the demo company calls its flows and their steps in Traditional Chinese and English. */
export const flowWords: Readonly<Record<FlowCode, Translations>> = {
  expense: {
    'zh-TW': {
      name: '費用報銷',
      category: '財務',
      title: '{starter}的費用報銷：{reason}',
      nodes: {
        start: '提交報銷',
        manager: '部門主管審核',
        finance: '財務審核',
        amount: '金額判斷',
        director: '總經理審核',
        end: '結束',
      },
      lines: { 'amount-director': '超過 1 萬元', 'amount-end': '1 萬元及以內' },
    },
    'en-US': {
      name: 'Expense claim',
      category: 'Finance',
      title: 'Expense claim of {starter}: {reason}',
      nodes: {
        start: 'Submit claim',
        manager: 'Manager approval',
        finance: 'Finance review',
        amount: 'Amount',
        director: 'Director approval',
        end: 'End',
      },
      lines: { 'amount-director': 'Over 10,000', 'amount-end': 'Up to 10,000' },
    },
  },
  leave: {
    'zh-TW': {
      name: '請假申請',
      category: '人事',
      title: '{starter}的請假申請',
      nodes: {
        start: '提交申請',
        manager: '部門主管審核',
        length: '天數判斷',
        director: '總經理審核',
        copy: '副本給人事',
        end: '結束',
      },
      lines: { 'length-director': '超過 3 天', 'length-copy': '3 天及以內' },
    },
    'en-US': {
      name: 'Leave request',
      category: 'People',
      title: 'Leave request of {starter}',
      nodes: {
        start: 'Submit request',
        manager: 'Manager approval',
        length: 'Number of days',
        director: 'Director approval',
        copy: 'CC to People',
        end: 'End',
      },
      lines: { 'length-director': 'More than 3 days', 'length-copy': 'Up to 3 days' },
    },
  },
  contract: {
    'zh-TW': {
      name: '合約審核',
      category: '行政',
      title: '合約審核：{subject}',
      nodes: {
        start: '提交合約',
        manager: '部門主管審核',
        finance: '財務複核',
        director: '總經理簽核',
        seal: '用印登記',
        copy: '副本給財務',
        end: '結束',
      },
    },
    'en-US': {
      name: 'Contract approval',
      category: 'Administration',
      title: 'Contract approval: {subject}',
      nodes: {
        start: 'Submit contract',
        manager: 'Manager approval',
        finance: 'Finance review',
        director: 'Director signature',
        seal: 'Sealing',
        copy: 'CC to finance',
        end: 'End',
      },
    },
  },
  purchase: {
    'zh-TW': {
      name: '採購申請',
      category: '採購',
      title: '採購申請：{subject}',
      nodes: {
        start: '提交申請',
        manager: '部門主管審核',
        both: '詢價與預算',
        quotation: '採購詢價',
        budget: '預算核對',
        joined: '匯合',
        amount: '金額判斷',
        committee: '評審小組會簽',
        buy: '採購執行',
        copy: '通知收貨人與財務',
        end: '結束',
      },
      lines: { 'amount-committee': '超過 5 萬元', 'amount-buy': '5 萬元及以內' },
    },
    'en-US': {
      name: 'Purchase request',
      category: 'Purchasing',
      title: 'Purchase request: {subject}',
      nodes: {
        start: 'Submit request',
        manager: 'Manager approval',
        both: 'Quotation and budget',
        quotation: 'Quotation',
        budget: 'Budget check',
        joined: 'Joined',
        amount: 'Amount',
        committee: 'Committee approval',
        buy: 'Purchase',
        copy: 'Notify receiver and finance',
        end: 'End',
      },
      lines: { 'amount-committee': 'Over 50,000', 'amount-buy': 'Up to 50,000' },
    },
  },
}
