import type { Texts } from '@signet/std'

export const texts = {
  'page.dashboard': { 'zh-CN': '数据看板', 'zh-TW': '資料看板', 'en-US': 'Dashboard' },
  'page.documents': { 'zh-CN': '文档中心', 'zh-TW': '文件中心', 'en-US': 'Documents' },
  'page.favouriteFlows': { 'zh-CN': '常用流程', 'zh-TW': '常用流程', 'en-US': 'Favorite flows' },
  'page.favouriteModels': { 'zh-CN': '常用应用', 'zh-TW': '常用應用', 'en-US': 'Favorite applications' },
  'page.launch': { 'zh-CN': '发起审批', 'zh-TW': '發起審批', 'en-US': 'New request' },
  'page.launched': { 'zh-CN': '我发起的', 'zh-TW': '我發起的', 'en-US': 'Started by me' },
  'page.messages': { 'zh-CN': '消息', 'zh-TW': '訊息', 'en-US': 'Messages' },
  'page.models': { 'zh-CN': '全部应用', 'zh-TW': '全部應用', 'en-US': 'All applications' },
  'page.pending': { 'zh-CN': '待处理', 'zh-TW': '待處理', 'en-US': 'Pending' },
  'page.schedule': { 'zh-CN': '日程', 'zh-TW': '行程', 'en-US': 'Schedule' },
} satisfies Texts
