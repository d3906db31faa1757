import type { Texts } from '@signet/std'

export const texts = {
  away: {
    'zh-CN': '未打开页面',
    'zh-TW': '未開啟頁面',
    'en-US': 'No page open',
  },
  connected: {
    'zh-CN': '正在使用',
    'zh-TW': '正在使用',
    'en-US': 'Page open',
  },
  device: {
    'zh-CN': '设备',
    'zh-TW': '裝置',
    'en-US': 'Device',
  },
  'device.all': {
    'zh-CN': '全部设备',
    'zh-TW': '全部裝置',
    'en-US': 'All devices',
  },
  'device.app': {
    'zh-CN': '手机',
    'zh-TW': '手機',
    'en-US': 'Phone',
  },
  'device.web': {
    'zh-CN': '浏览器',
    'zh-TW': '瀏覽器',
    'en-US': 'Browser',
  },
  emptyHint: {
    'zh-CN': '有人登录后会显示在这里。',
    'zh-TW': '有人登入後會顯示在這裡。',
    'en-US': 'People appear here when they sign in.',
  },
  end: {
    'zh-CN': '强制下线',
    'zh-TW': '強制離線',
    'en-US': 'Sign out',
  },
  endAll: {
    'zh-CN': '全部下线',
    'zh-TW': '全部離線',
    'en-US': 'Sign out everywhere',
  },
  endAllHint: {
    'zh-CN': '此人在所有设备上会立即退出，未保存的内容可能丢失。',
    'zh-TW': '此人在所有裝置上會立即登出，未儲存的內容可能遺失。',
    'en-US': 'They are signed out everywhere at once and may lose unsaved work.',
  },
  endAllTitle: {
    'zh-CN': '让 {name} 在所有设备上下线？',
    'zh-TW': '讓 {name} 在所有裝置上離線？',
    'en-US': 'Sign out {name} on every device?',
  },
  endHint: {
    'zh-CN': '此人在这台设备上会立即退出，未保存的内容可能丢失。',
    'zh-TW': '此人在這台裝置上會立即登出，未儲存的內容可能遺失。',
    'en-US': 'They are signed out on this device at once and may lose unsaved work.',
  },
  endTitle: {
    'zh-CN': '让 {name} 的这个登录下线？',
    'zh-TW': '讓 {name} 的這個登入離線？',
    'en-US': 'Sign out this session of {name}?',
  },
  ended: {
    'zh-CN': '已下线',
    'zh-TW': '已離線',
    'en-US': 'Signed out',
  },
  lastSeen: {
    'zh-CN': '最近活动',
    'zh-TW': '最近活動',
    'en-US': 'Last active',
  },
  onlyConnected: {
    'zh-CN': '只看正在使用',
    'zh-TW': '只看正在使用',
    'en-US': 'Page open only',
  },
  own: {
    'zh-CN': '本次登录',
    'zh-TW': '本次登入',
    'en-US': 'This session',
  },
  person: {
    'zh-CN': '人员',
    'zh-TW': '人員',
    'en-US': 'Person',
  },
  since: {
    'zh-CN': '登录时间',
    'zh-TW': '登入時間',
    'en-US': 'Signed in',
  },
  state: {
    'zh-CN': '状态',
    'zh-TW': '狀態',
    'en-US': 'Status',
  },
} satisfies Texts
