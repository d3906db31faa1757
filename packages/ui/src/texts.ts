import type { Texts } from '@signet/std'

export const texts = {
  back: { 'zh-CN': '返回', 'zh-TW': '返回', 'en-US': 'Back' },
  cancel: { 'zh-CN': '取消', 'zh-TW': '取消', 'en-US': 'Cancel' },
  clear: { 'zh-CN': '清除', 'zh-TW': '清除', 'en-US': 'Clear' },
  close: { 'zh-CN': '关闭', 'zh-TW': '關閉', 'en-US': 'Close' },
  dismiss: { 'zh-CN': '知道了', 'zh-TW': '知道了', 'en-US': 'Got it' },
  endOfList: { 'zh-CN': '没有更多了', 'zh-TW': '沒有更多了', 'en-US': 'No more results' },
  found: {
    'zh-CN': '{count, plural, =0 {没有找到} other {找到 # 项}}',
    'zh-TW': '{count, plural, =0 {沒有找到} other {找到 # 項}}',
    'en-US': '{count, plural, =0 {Nothing found} one {# result} other {# results}}',
  },
  loadFailed: { 'zh-CN': '没能加载出来', 'zh-TW': '無法載入', 'en-US': 'Couldn’t load this' },
  loading: { 'zh-CN': '加载中', 'zh-TW': '載入中', 'en-US': 'Loading' },
  notAllowed: { 'zh-CN': '没有权限', 'zh-TW': '沒有權限', 'en-US': 'You don’t have access' },
  notThere: { 'zh-CN': '没有找到', 'zh-TW': '沒有找到', 'en-US': 'Not found' },
  reload: { 'zh-CN': '重新加载', 'zh-TW': '重新載入', 'en-US': 'Reload' },
  retry: { 'zh-CN': '重试', 'zh-TW': '重試', 'en-US': 'Try again' },
  showPassword: { 'zh-CN': '显示密码', 'zh-TW': '顯示密碼', 'en-US': 'Show password' },
  slow: { 'zh-CN': '加载时间较长', 'zh-TW': '載入時間較長', 'en-US': 'This is taking long' },
  slowHint: {
    'zh-CN': '网络可能不稳定。可以继续等待，也可以重新加载。',
    'zh-TW': '網路可能不穩定。可以繼續等待，也可以重新載入。',
    'en-US': 'The connection may be unstable. You can keep waiting or reload the page.',
  },
} satisfies Texts
