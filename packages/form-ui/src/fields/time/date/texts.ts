import type { Texts } from '@signet/std'

export const texts = {
  title: { 'zh-CN': '日期', 'zh-TW': '日期', 'en-US': 'Date' },
  example: { 'zh-CN': '例如 {date}', 'zh-TW': '例如 {date}', 'en-US': '{date}' },
  'unit.year': { 'zh-CN': '年', 'zh-TW': '年', 'en-US': 'Year' },
  'unit.month': { 'zh-CN': '月', 'zh-TW': '月', 'en-US': 'Month' },
  'unit.day': { 'zh-CN': '日', 'zh-TW': '日', 'en-US': 'Day' },
  'unit.halfDay': { 'zh-CN': '上午或下午', 'zh-TW': '上午或下午', 'en-US': 'Half day' },
  'unit.hour': { 'zh-CN': '时', 'zh-TW': '時', 'en-US': 'Hour' },
  'unit.minute': { 'zh-CN': '分', 'zh-TW': '分', 'en-US': 'Minute' },
  'unit.second': { 'zh-CN': '秒', 'zh-TW': '秒', 'en-US': 'Second' },
  'step.year': { 'zh-CN': '{value}年', 'zh-TW': '{value}年', 'en-US': '{value}' },
  'step.month': { 'zh-CN': '{value}月', 'zh-TW': '{value}月', 'en-US': '{value}' },
  'step.day': { 'zh-CN': '{value}日', 'zh-TW': '{value}日', 'en-US': '{value}' },
  'step.hour': { 'zh-CN': '{value}时', 'zh-TW': '{value}時', 'en-US': '{value}' },
  'step.minute': { 'zh-CN': '{value}分', 'zh-TW': '{value}分', 'en-US': '{value}' },
  'step.second': { 'zh-CN': '{value}秒', 'zh-TW': '{value}秒', 'en-US': '{value}' },
} satisfies Texts

export const studioTexts = {
  'setting.placeholder': { 'zh-CN': '占位提示', 'zh-TW': '提示文字', 'en-US': 'Placeholder' },
  'setting.precision': { 'zh-CN': '精确到', 'zh-TW': '精確到', 'en-US': 'Precision' },
  'setting.precision.year': { 'zh-CN': '年', 'zh-TW': '年', 'en-US': 'Year' },
  'setting.precision.month': { 'zh-CN': '月', 'zh-TW': '月', 'en-US': 'Month' },
  'setting.precision.day': { 'zh-CN': '日', 'zh-TW': '日', 'en-US': 'Day' },
  'setting.precision.halfDay': { 'zh-CN': '半天', 'zh-TW': '半天', 'en-US': 'Half day' },
  'setting.precision.minute': { 'zh-CN': '分', 'zh-TW': '分', 'en-US': 'Minute' },
  'setting.precision.second': { 'zh-CN': '秒', 'zh-TW': '秒', 'en-US': 'Second' },
  'setting.earliest': { 'zh-CN': '最早日期', 'zh-TW': '最早日期', 'en-US': 'Earliest date' },
  'setting.latest': { 'zh-CN': '最晚日期', 'zh-TW': '最晚日期', 'en-US': 'Latest date' },
} satisfies Texts
