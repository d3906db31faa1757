import type { Texts } from '@signet/std'

export const texts = {
  all: { 'zh-CN': '全部流程', 'zh-TW': '全部流程', 'en-US': 'All flows' },
  applications: { 'zh-CN': '应用', 'zh-TW': '應用', 'en-US': 'Applications' },
  'applications.all': { 'zh-CN': '全部应用', 'zh-TW': '全部應用', 'en-US': 'All applications' },
  'applications.more': { 'zh-CN': '全部', 'zh-TW': '全部', 'en-US': 'All' },
  'empty.hint': {
    'zh-CN': '管理员发布流程后，会显示在这里',
    'zh-TW': '管理員發布流程後，會顯示在這裡',
    'en-US': 'Flows appear here once an administrator publishes them',
  },
  'empty.title': {
    'zh-CN': '还没有可发起的流程',
    'zh-TW': '還沒有可發起的流程',
    'en-US': 'No flows available yet',
  },
  favourites: { 'zh-CN': '收藏', 'zh-TW': '收藏', 'en-US': 'Favorites' },
  'glimpse.all': { 'zh-CN': '全部 {count} 条', 'zh-TW': '全部 {count} 筆', 'en-US': 'All {count}' },
  'glimpse.allOver': {
    'zh-CN': '全部 {most, number}+ 条',
    'zh-TW': '全部 {most, number}+ 筆',
    'en-US': 'All {most, number}+',
  },
  'glimpse.and': { 'zh-CN': '、', 'zh-TW': '、', 'en-US': ', ' },
  'glimpse.heldBy': {
    'zh-CN': '{holder} · {node}',
    'zh-TW': '{holder} · {node}',
    'en-US': '{holder} · {node}',
  },
  manage: { 'zh-CN': '管理', 'zh-TW': '管理', 'en-US': 'Manage' },
  manageLabel: { 'zh-CN': '管理收藏', 'zh-TW': '管理收藏', 'en-US': 'Manage favorites' },
  'notFound.hint': { 'zh-CN': '换个关键词试试', 'zh-TW': '換個關鍵字試試', 'en-US': 'Try another search' },
  'notFound.title': { 'zh-CN': '没有找到相关流程', 'zh-TW': '找不到相關流程', 'en-US': 'No flows found' },
  often: { 'zh-CN': '常用', 'zh-TW': '常用', 'en-US': 'Frequently used' },
  search: { 'zh-CN': '搜索流程和应用', 'zh-TW': '搜尋流程與應用', 'en-US': 'Search flows and applications' },
  title: { 'zh-CN': '工作台', 'zh-TW': '工作台', 'en-US': 'Home' },
  uncategorised: { 'zh-CN': '其他', 'zh-TW': '其他', 'en-US': 'Other' },
  'waiting.first': { 'zh-CN': '最近待处理', 'zh-TW': '最近待處理', 'en-US': 'Latest pending' },
  'waiting.hint': {
    'zh-CN': '处理完一条，自动打开下一条',
    'zh-TW': '處理完一條，自動開啟下一條',
    'en-US': 'The next one opens after each decision',
  },
  'waiting.none': { 'zh-CN': '都处理完了', 'zh-TW': '都處理完了', 'en-US': 'You’re all caught up' },
  'waiting.title': { 'zh-CN': '待处理', 'zh-TW': '待處理', 'en-US': 'Pending' },
} satisfies Texts
