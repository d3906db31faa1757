import type { Texts } from '@signet/std'

export const texts = {
  title: { 'zh-CN': '内嵌网页', 'zh-TW': '內嵌網頁', 'en-US': 'Embedded page' },
  nothing: {
    'zh-CN': '“{title}”还没有可显示的网页',
    'zh-TW': '「{title}」尚無可顯示的網頁',
    'en-US': '“{title}” has no page to show yet',
  },
  alone: { 'zh-CN': '单独打开', 'zh-TW': '單獨開啟', 'en-US': 'Open separately' },
} satisfies Texts

export const studioTexts = {
  'setting.address': { 'zh-CN': '网页地址', 'zh-TW': '網頁網址', 'en-US': 'Page address' },
  'setting.formula': { 'zh-CN': '用公式计算地址', 'zh-TW': '以公式計算網址', 'en-US': 'Address formula' },
  'setting.height': { 'zh-CN': '高度（像素）', 'zh-TW': '高度（像素）', 'en-US': 'Height (pixels)' },
  'setting.frame': { 'zh-CN': '边框', 'zh-TW': '邊框', 'en-US': 'Frame' },
  'setting.frame.outlined': { 'zh-CN': '有', 'zh-TW': '有', 'en-US': 'Bordered' },
  'setting.frame.plain': { 'zh-CN': '无', 'zh-TW': '無', 'en-US': 'None' },
} satisfies Texts
