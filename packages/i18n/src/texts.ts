import type { Texts } from '@signet/std'

export const texts = {
  amountOverflow: {
    'zh-CN': '金额过大：整数部分最多 {digits} 位',
    'zh-TW': '金額過大：整數部分最多 {digits} 位',
    'en-US': 'The amount is too large: up to {digits} digits before the decimal point',
  },
  amountNotANumber: {
    'zh-CN': '“{amount}”不是金额',
    'zh-TW': '「{amount}」不是金額',
    'en-US': '“{amount}” isn’t a valid amount',
  },
  'fileSize.bytes': { 'zh-CN': '{size} 字节', 'zh-TW': '{size} 位元組', 'en-US': '{size} bytes' },
  'money.cny': { 'zh-CN': '{amount} 元', 'zh-TW': '{amount} 元', 'en-US': 'CNY {amount}' },
  'near.yesterday': { 'zh-CN': '昨天 {time}', 'zh-TW': '昨天 {time}', 'en-US': 'Yesterday {time}' },
  'relative.days': {
    'zh-CN': '{count} 天前',
    'zh-TW': '{count} 天前',
    'en-US': '{count, plural, one {# day} other {# days}} ago',
  },
  'relative.hours': {
    'zh-CN': '{count} 小时前',
    'zh-TW': '{count} 小時前',
    'en-US': '{count, plural, one {# hour} other {# hours}} ago',
  },
  'relative.justNow': { 'zh-CN': '刚刚', 'zh-TW': '剛剛', 'en-US': 'Just now' },
  'relative.minutes': {
    'zh-CN': '{count} 分钟前',
    'zh-TW': '{count} 分鐘前',
    'en-US': '{count, plural, one {# minute} other {# minutes}} ago',
  },
  'relative.months': {
    'zh-CN': '{count} 个月前',
    'zh-TW': '{count} 個月前',
    'en-US': '{count, plural, one {# month} other {# months}} ago',
  },
  'relative.weeks': {
    'zh-CN': '{count} 周前',
    'zh-TW': '{count} 週前',
    'en-US': '{count, plural, one {# week} other {# weeks}} ago',
  },
} satisfies Texts
