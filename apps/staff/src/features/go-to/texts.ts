import type { Texts } from '@signet/std'

export const texts = {
  place: { 'zh-CN': '页面', 'zh-TW': '頁面', 'en-US': 'Page' },
  'place.c': { 'zh-CN': '日程', 'zh-TW': '日程', 'en-US': 'Calendar' },
  'place.d': { 'zh-CN': '看板', 'zh-TW': '看板', 'en-US': 'Dashboard' },
  'place.f': { 'zh-CN': '文档中心', 'zh-TW': '文件中心', 'en-US': 'Documents' },
  'place.h': { 'zh-CN': '工作台', 'zh-TW': '工作台', 'en-US': 'Home' },
  'place.l': { 'zh-CN': '我发起的', 'zh-TW': '我發起的', 'en-US': 'Started by me' },
  'place.m': { 'zh-CN': '消息', 'zh-TW': '訊息', 'en-US': 'Messages' },
  'place.n': { 'zh-CN': '发起申请', 'zh-TW': '發起申請', 'en-US': 'New request' },
  'place.p': { 'zh-CN': '待处理', 'zh-TW': '待處理', 'en-US': 'Pending' },
  request: { 'zh-CN': '申请', 'zh-TW': '申請', 'en-US': 'Request' },
  search: {
    'zh-CN': '搜索页面、流程、申请或同事',
    'zh-TW': '搜尋頁面、流程、申請或同事',
    'en-US': 'Search pages, flows, requests or people',
  },
  start: { 'zh-CN': '发起', 'zh-TW': '發起', 'en-US': 'Start' },
  talk: { 'zh-CN': '会话', 'zh-TW': '會話', 'en-US': 'Chat' },
  title: { 'zh-CN': '前往', 'zh-TW': '前往', 'en-US': 'Go to' },
  write: { 'zh-CN': '发消息', 'zh-TW': '傳訊息', 'en-US': 'Write' },
} satisfies Texts
