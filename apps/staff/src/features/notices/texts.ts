import type { Texts } from '@signet/std'

export const texts = {
  detail: { 'zh-CN': '消息详情', 'zh-TW': '訊息詳情', 'en-US': 'Message' },
  'empty.hint': {
    'zh-CN': '审批进展和公告会出现在这里',
    'zh-TW': '審批進度與公告會出現在這裡',
    'en-US': 'Approval updates and announcements appear here',
  },
  'empty.title': { 'zh-CN': '还没有消息', 'zh-TW': '還沒有訊息', 'en-US': 'No messages yet' },
  'empty.unread': { 'zh-CN': '全部读完了', 'zh-TW': '全部讀完了', 'en-US': 'You’re all caught up' },
  'filter.all': { 'zh-CN': '全部', 'zh-TW': '全部', 'en-US': 'All' },
  'filter.flow': { 'zh-CN': '流程', 'zh-TW': '流程', 'en-US': 'Flows' },
  'filter.notice': { 'zh-CN': '公告', 'zh-TW': '公告', 'en-US': 'Announcements' },
  'filter.schedule': { 'zh-CN': '日程', 'zh-TW': '日程', 'en-US': 'Calendar' },
  'filter.system': { 'zh-CN': '系统', 'zh-TW': '系統', 'en-US': 'System' },
  'filter.unread': { 'zh-CN': '未读', 'zh-TW': '未讀', 'en-US': 'Unread' },
  filters: { 'zh-CN': '筛选消息', 'zh-TW': '篩選訊息', 'en-US': 'Filter messages' },
  'kind.flow': { 'zh-CN': '流程', 'zh-TW': '流程', 'en-US': 'Flow' },
  'kind.notice': { 'zh-CN': '公告', 'zh-TW': '公告', 'en-US': 'Announcement' },
  'kind.schedule': { 'zh-CN': '日程', 'zh-TW': '日程', 'en-US': 'Calendar' },
  'kind.system': { 'zh-CN': '系统', 'zh-TW': '系統', 'en-US': 'System' },
  open: { 'zh-CN': '打开', 'zh-TW': '開啟', 'en-US': 'Open' },
  'readAll.ask': {
    'zh-CN': '将 {count} 条未读消息全部标为已读？',
    'zh-TW': '將 {count} 則未讀訊息全部標為已讀？',
    'en-US': '{count, plural, one {Mark # message as read?} other {Mark # messages as read?}}',
  },
  'readAll.confirm': { 'zh-CN': '全部已读', 'zh-TW': '全部已讀', 'en-US': 'Mark as read' },
  'readAll.done': { 'zh-CN': '已全部标为已读', 'zh-TW': '已全部標為已讀', 'en-US': 'All marked as read' },
  'readAll.label': { 'zh-CN': '全部标为已读', 'zh-TW': '全部標為已讀', 'en-US': 'Mark all as read' },
  title: { 'zh-CN': '消息', 'zh-TW': '訊息', 'en-US': 'Messages' },
  unread: { 'zh-CN': '未读', 'zh-TW': '未讀', 'en-US': 'Unread' },
} satisfies Texts
