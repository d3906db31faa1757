import type { Texts } from '@signet/std'

export const texts = {
  answer: { 'zh-CN': '拒绝理由', 'zh-TW': '拒絕理由', 'en-US': 'Reason for declining' },
  answerHint: {
    'zh-CN': '申请人会看到这段文字。',
    'zh-TW': '申請人會看到這段文字。',
    'en-US': 'The person reads this.',
  },
  answerMissing: { 'zh-CN': '请填写拒绝理由', 'zh-TW': '請填寫拒絕理由', 'en-US': 'Enter a reason' },
  answeredAt: { 'zh-CN': '答复时间', 'zh-TW': '答覆時間', 'en-US': 'Answered' },
  answeredBy: { 'zh-CN': '答复人', 'zh-TW': '答覆人', 'en-US': 'Answered by' },
  askedAt: { 'zh-CN': '申请时间', 'zh-TW': '申請時間', 'en-US': 'Asked' },
  decline: { 'zh-CN': '拒绝', 'zh-TW': '拒絕', 'en-US': 'Decline' },
  declineTitle: {
    'zh-CN': '拒绝{person}的申请',
    'zh-TW': '拒絕{person}的申請',
    'en-US': 'Decline the request of {person}',
  },
  emptyHint: {
    'zh-CN': '员工申请发起某个流程后，会出现在这里等待答复。',
    'zh-TW': '員工申請發起某個流程後，會出現在這裡等待答覆。',
    'en-US': 'People who ask to start a flow appear here.',
  },
  expiresAt: { 'zh-CN': '过期时间', 'zh-TW': '過期時間', 'en-US': 'Expires' },
  flow: { 'zh-CN': '流程', 'zh-TW': '流程', 'en-US': 'Flow' },
  grant: { 'zh-CN': '允许发起', 'zh-TW': '允許發起', 'en-US': 'Allow' },
  grantTitle: {
    'zh-CN': '允许{person}发起“{flow}”',
    'zh-TW': '允許{person}發起「{flow}」',
    'en-US': 'Let {person} start “{flow}”',
  },
  granted: {
    'zh-CN': '{person}现在可以发起了',
    'zh-TW': '{person}現在可以發起了',
    'en-US': '{person} can start it now',
  },
  openFlow: { 'zh-CN': '查看流程', 'zh-TW': '檢視流程', 'en-US': 'View flow' },
  person: { 'zh-CN': '申请人', 'zh-TW': '申請人', 'en-US': 'Person' },
  reason: { 'zh-CN': '申请理由', 'zh-TW': '申請理由', 'en-US': 'Reason' },
  'state.declined': { 'zh-CN': '已拒绝', 'zh-TW': '已拒絕', 'en-US': 'Declined' },
  'state.expired': { 'zh-CN': '已过期', 'zh-TW': '已過期', 'en-US': 'Expired' },
  'state.granted': { 'zh-CN': '已允许', 'zh-TW': '已允許', 'en-US': 'Allowed' },
  'state.open': { 'zh-CN': '待答复', 'zh-TW': '待答覆', 'en-US': 'Open' },
  title: { 'zh-CN': '发起申请', 'zh-TW': '發起申請', 'en-US': 'Requests to start' },
} satisfies Texts
