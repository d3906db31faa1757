import type { Texts } from '@signet/std'

export const texts = {
  title: { 'zh-CN': '自动完成', 'zh-TW': '自動完成', 'en-US': 'Autocomplete' },
} satisfies Texts

export const studioTexts = {
  'setting.placeholder': { 'zh-CN': '占位提示', 'zh-TW': '提示文字', 'en-US': 'Placeholder' },
  'setting.maxLength': { 'zh-CN': '最多字符', 'zh-TW': '最多字元', 'en-US': 'Maximum characters' },
  'setting.source': { 'zh-CN': '建议来源', 'zh-TW': '建議來源', 'en-US': 'Suggestion source' },
  'setting.options': { 'zh-CN': '建议', 'zh-TW': '建議', 'en-US': 'Suggestions' },
  'setting.most': { 'zh-CN': '最多显示条数', 'zh-TW': '最多顯示筆數', 'en-US': 'Maximum suggestions shown' },
} satisfies Texts
