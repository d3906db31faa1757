import type { Texts } from '@signet/std'

export const texts = {
  'broken.back': { 'zh-CN': '返回', 'zh-TW': '返回', 'en-US': 'Go back' },
  'broken.hint': {
    'zh-CN': '链接可能不完整。请回到列表，或请对方重新发送。',
    'zh-TW': '連結可能不完整。請回到列表，或請對方重新傳送。',
    'en-US': 'The link may be incomplete. Go back to the list, or ask for a new link.',
  },
  'broken.text': { 'zh-CN': '打不开这个链接', 'zh-TW': '打不開這個連結', 'en-US': 'Can’t open this link' },
  'broken.title': { 'zh-CN': '无法打开', 'zh-TW': '無法打開', 'en-US': 'Can’t open' },
  'error.failed.hint': {
    'zh-CN': '请重试；若仍出错，请联系管理员',
    'zh-TW': '請重試；若仍發生錯誤，請聯絡管理員',
    'en-US': 'Try again. If the problem continues, contact your administrator.',
  },
  'error.failed.text': {
    'zh-CN': '服务器发生错误',
    'zh-TW': '伺服器發生錯誤',
    'en-US': 'Something went wrong on the server',
  },
  'error.failed.title': { 'zh-CN': '页面出错', 'zh-TW': '頁面發生錯誤', 'en-US': 'Something went wrong' },
  'error.forbidden.hint': {
    'zh-CN': '如需访问，请联系管理员开通',
    'zh-TW': '如需存取，請聯絡管理員開通',
    'en-US': 'Contact your administrator if you need access',
  },
  'error.forbidden.text': {
    'zh-CN': '您没有访问此页面的权限',
    'zh-TW': '您沒有存取此頁面的權限',
    'en-US': 'You don’t have permission to open this page',
  },
  'error.forbidden.title': { 'zh-CN': '无权访问', 'zh-TW': '無權存取', 'en-US': 'No access' },
  'error.network.hint': {
    'zh-CN': '请检查网络连接后重试',
    'zh-TW': '請檢查網路連線後再試',
    'en-US': 'Check your connection and try again',
  },
  'error.network.text': {
    'zh-CN': '网络异常，页面没能打开',
    'zh-TW': '網路異常，頁面無法開啟',
    'en-US': 'The page couldn’t load because of a network problem',
  },
  'error.network.title': { 'zh-CN': '网络错误', 'zh-TW': '網路錯誤', 'en-US': 'Network error' },
  loginExpired: {
    'zh-CN': '登录已过期，请重新登录',
    'zh-TW': '登入已過期，請重新登入',
    'en-US': 'Your login has expired. Log in again.',
  },
  'notFound.hint': {
    'zh-CN': '链接可能已失效，或者地址有误',
    'zh-TW': '連結可能已失效，或網址有誤',
    'en-US': 'The link may have expired, or the address is wrong',
  },
  'notFound.home': { 'zh-CN': '返回首页', 'zh-TW': '返回首頁', 'en-US': 'Back to Home' },
  'notFound.text': {
    'zh-CN': '您访问的页面不存在',
    'zh-TW': '您造訪的頁面不存在',
    'en-US': 'This page doesn’t exist',
  },
  'notFound.title': { 'zh-CN': '页面不存在', 'zh-TW': '頁面不存在', 'en-US': 'Page not found' },
  offline: {
    'zh-CN': '网络已断开，仍可查看已加载的内容',
    'zh-TW': '網路已中斷，仍可查看已載入的內容',
    'en-US': 'You’re offline. You can still view what’s already loaded.',
  },
  permissionsChanged: {
    'zh-CN': '您的权限已变更，页面已更新',
    'zh-TW': '您的權限已變更，頁面已更新',
    'en-US': 'Your permissions changed, so the page was updated',
  },
  'tab.dashboard': { 'zh-CN': '看板', 'zh-TW': '看板', 'en-US': 'Dashboard' },
  'tab.home': { 'zh-CN': '工作台', 'zh-TW': '工作台', 'en-US': 'Home' },
  'tab.message': { 'zh-CN': '消息', 'zh-TW': '訊息', 'en-US': 'Messages' },
  'tab.my': { 'zh-CN': '我的', 'zh-TW': '我的', 'en-US': 'Me' },
  tabs: { 'zh-CN': '主导航', 'zh-TW': '主要導覽', 'en-US': 'Main navigation' },
  unread: { 'zh-CN': '{count} 条未读', 'zh-TW': '{count} 則未讀', 'en-US': '{count} unread' },
  'update.confirm': { 'zh-CN': '立即更新', 'zh-TW': '立即更新', 'en-US': 'Update now' },
  'update.noLink': {
    'zh-CN': '下载链接为空',
    'zh-TW': '下載連結為空',
    'en-US': 'The download link is missing',
  },
  'update.text': {
    'zh-CN': '当前版本 {installed}，服务器版本 {available}。请更新后继续使用。',
    'zh-TW': '目前版本 {installed}，伺服器版本 {available}。請更新後繼續使用。',
    'en-US': 'You have version {installed}, and the server runs {available}. Update to continue.',
  },
  'update.title': { 'zh-CN': '发现新版本', 'zh-TW': '發現新版本', 'en-US': 'Update available' },
} satisfies Texts
