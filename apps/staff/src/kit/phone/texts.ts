import type { Texts } from '@signet/std'

export const texts = {
  'notify.allow': { 'zh-CN': '允许', 'zh-TW': '允許', 'en-US': 'Allow' },
  'notify.body': {
    'zh-CN': '请在系统设置中允许通知，以便及时收到待办和消息。',
    'zh-TW': '請在系統設定中允許通知，以便即時收到待辦與訊息。',
    'en-US': 'Allow them in the phone’s settings to hear about tasks and messages right away.',
  },
  'notify.confirm': { 'zh-CN': '去设置', 'zh-TW': '前往設定', 'en-US': 'Open settings' },
  'notify.denied': {
    'zh-CN': '系统设置中已关闭',
    'zh-TW': '系統設定中已關閉',
    'en-US': 'Off in the phone’s settings',
  },
  'notify.granted': {
    'zh-CN': '应用在后台运行时显示新消息',
    'zh-TW': '應用程式在背景執行時顯示新訊息',
    'en-US': 'New messages show while the app runs in the background',
  },
  'notify.here': {
    'zh-CN': '这台手机上的通知',
    'zh-TW': '這台手機上的通知',
    'en-US': 'Notifications on this phone',
  },
  'notify.title': { 'zh-CN': '通知已关闭', 'zh-TW': '通知已關閉', 'en-US': 'Notifications are off' },
  'notify.unasked': {
    'zh-CN': '尚未允许通知',
    'zh-TW': '尚未允許通知',
    'en-US': 'Not allowed yet',
  },
  'notify.unread': {
    'zh-CN': '{count} 条未读消息',
    'zh-TW': '{count} 則未讀訊息',
    'en-US': '{count, plural, one {# unread message} other {# unread messages}}',
  },
  'server.address': { 'zh-CN': '服务器地址', 'zh-TW': '伺服器位址', 'en-US': 'Server address' },
  'server.change': { 'zh-CN': '更换服务器', 'zh-TW': '更換伺服器', 'en-US': 'Change server' },
  'server.current': { 'zh-CN': '服务器：{host}', 'zh-TW': '伺服器：{host}', 'en-US': 'Server: {host}' },
  'server.hint': {
    'zh-CN': '请输入公司提供的地址，或扫描电脑登录页上的二维码。',
    'zh-TW': '請輸入公司提供的位址，或掃描電腦登入頁上的 QR Code。',
    'en-US': 'Enter the address from your company, or scan the code on the login page of a computer.',
  },
  'server.other': {
    'zh-CN': '{host} 不是可用的 Signet 服务器，请核对地址',
    'zh-TW': '{host} 不是可用的 Signet 伺服器，請核對位址',
    'en-US': 'No Signet server at {host}. Check the address.',
  },
  'server.scan': { 'zh-CN': '扫描二维码', 'zh-TW': '掃描 QR Code', 'en-US': 'Scan code' },
  'server.silent': {
    'zh-CN': '无法连接 {host}。请检查地址和网络；如果都正确，请让管理员在服务器上允许手机应用。',
    'zh-TW': '無法連線到 {host}。請檢查位址與網路；如果都正確，請管理員在伺服器上允許手機應用程式。',
    'en-US':
      'Can’t reach {host}. Check the address and your network. If both are right, ask your administrator to allow the phone app.',
  },
  'server.submit': { 'zh-CN': '继续', 'zh-TW': '繼續', 'en-US': 'Continue' },
  'server.title': {
    'zh-CN': '连接公司服务器',
    'zh-TW': '連線公司伺服器',
    'en-US': 'Connect to your company',
  },
  'server.wrong': {
    'zh-CN': '请输入安全地址，例如 office.example.com',
    'zh-TW': '請輸入安全位址，例如 office.example.com',
    'en-US': 'Enter a secure address, such as office.example.com',
  },
} as const satisfies Texts
