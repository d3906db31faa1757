import type { Texts } from '@signet/std'

export const texts = {
  title: { 'zh-CN': '链接', 'zh-TW': '連結', 'en-US': 'Link' },
  inNewTab: { 'zh-CN': '（在新标签页打开）', 'zh-TW': '（在新分頁開啟）', 'en-US': '(opens in a new tab)' },
} satisfies Texts

export const studioTexts = {
  'setting.address': { 'zh-CN': '链接地址', 'zh-TW': '連結網址', 'en-US': 'Link address' },
  'setting.formula': { 'zh-CN': '用公式计算地址', 'zh-TW': '以公式計算網址', 'en-US': 'Address formula' },
  'setting.opens': { 'zh-CN': '打开方式', 'zh-TW': '開啟方式', 'en-US': 'Open in' },
  'setting.opens.newTab': { 'zh-CN': '新标签页', 'zh-TW': '新分頁', 'en-US': 'New tab' },
  'setting.opens.inApp': { 'zh-CN': '在应用内', 'zh-TW': '在應用程式內', 'en-US': 'This app' },
  'setting.align': { 'zh-CN': '对齐', 'zh-TW': '對齊', 'en-US': 'Alignment' },
  'setting.align.start': { 'zh-CN': '靠左', 'zh-TW': '靠左', 'en-US': 'Left' },
  'setting.align.center': { 'zh-CN': '居中', 'zh-TW': '置中', 'en-US': 'Center' },
  'setting.align.end': { 'zh-CN': '靠右', 'zh-TW': '靠右', 'en-US': 'Right' },
} satisfies Texts
