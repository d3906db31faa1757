import type { Texts } from '@signet/std'

export const texts = {
  counts: { 'zh-CN': '我的审批', 'zh-TW': '我的審批', 'en-US': 'My approvals' },
  'list.circulated': { 'zh-CN': '抄送我的', 'zh-TW': '抄送我的', 'en-US': 'CC’d' },
  'list.doing': { 'zh-CN': '在办', 'zh-TW': '在辦', 'en-US': 'In progress' },
  'list.done': { 'zh-CN': '已办', 'zh-TW': '已辦', 'en-US': 'Done' },
  'list.launched': { 'zh-CN': '我发起的', 'zh-TW': '我發起的', 'en-US': 'My requests' },
  'list.toDo': { 'zh-CN': '待办', 'zh-TW': '待辦', 'en-US': 'To do' },
  'list.toSign': { 'zh-CN': '待签收', 'zh-TW': '待簽收', 'en-US': 'To claim' },
  'returned.title': { 'zh-CN': '被退回的', 'zh-TW': '被退回的', 'en-US': 'Sent back to me' },
  'running.empty': {
    'zh-CN': '没有进行中的申请',
    'zh-TW': '沒有進行中的申請',
    'en-US': 'No requests in progress',
  },
  'running.title': {
    'zh-CN': '我发起的进行中',
    'zh-TW': '我發起的進行中',
    'en-US': 'My requests in progress',
  },
  title: { 'zh-CN': '看板', 'zh-TW': '看板', 'en-US': 'Dashboard' },
  unread: { 'zh-CN': '{count} 条未读', 'zh-TW': '{count} 則未讀', 'en-US': '{count} unread' },
  'waiting.empty': {
    'zh-CN': '没有等您处理的事项',
    'zh-TW': '沒有等您處理的事項',
    'en-US': 'Nothing is waiting for you',
  },
  'waiting.title': { 'zh-CN': '待处理', 'zh-TW': '待處理', 'en-US': 'Pending' },
} satisfies Texts
