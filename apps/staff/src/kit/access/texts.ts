import type { Texts } from '@signet/std'

export const texts = {
  and: { 'zh-CN': '、', 'zh-TW': '、', 'en-US': ', ' },
  ask: { 'zh-CN': '申请权限', 'zh-TW': '申請權限', 'en-US': 'Ask for access' },
  asked: { 'zh-CN': '已申请', 'zh-TW': '已申請', 'en-US': 'Asked' },
  askedHint: {
    'zh-CN': '对方已收到您的申请，开放后重新打开即可',
    'zh-TW': '對方已收到您的申請，開放後重新開啟即可',
    'en-US': 'Your request is on its way. Open the link again once it’s granted.',
  },
  'grantors.case': {
    'zh-CN': '发起人、当前处理人{count, plural, =0 {} other {或{names}}}可以向您开放',
    'zh-TW': '發起人、目前處理人{count, plural, =0 {} other {或{names}}}可以向您開放',
    'en-US':
      'The person who started it, the people working on it{count, plural, =0 {} other {, or {names}}} can share it with you.',
  },
  'grantors.document': {
    'zh-CN': '文档的所有者{count, plural, =0 {} other {或{names}}}可以共享给您',
    'zh-TW': '文件的擁有者{count, plural, =0 {} other {或{names}}}可以共享給您',
    'en-US': 'Its owner{count, plural, =0 {} other { or {names}}} can share it with you.',
  },
  'grantors.flow': {
    'zh-CN': '{count, plural, =0 {流程管理员} other {{names}}}可以让您发起该流程',
    'zh-TW': '{count, plural, =0 {流程管理員} other {{names}}}可以讓您發起該流程',
    'en-US': '{count, plural, =0 {An administrator of flows} other {{names}}} can let you start it.',
  },
  hint: {
    'zh-CN': '它可能已被删除，或没有向您开放。',
    'zh-TW': '它可能已被刪除，或沒有向您開放。',
    'en-US': 'It may have been deleted, or it isn’t open to you.',
  },
  'title.case': { 'zh-CN': '流程详情', 'zh-TW': '流程詳情', 'en-US': 'Request' },
  'title.document': { 'zh-CN': '文档', 'zh-TW': '文件', 'en-US': 'Document' },
  'title.flow': { 'zh-CN': '发起流程', 'zh-TW': '發起流程', 'en-US': 'New request' },
} satisfies Texts
