import type { Texts } from '@signet/std'

export const texts = {
  title: { 'zh-CN': '日期范围', 'zh-TW': '日期範圍', 'en-US': 'Date range' },
  'preset.threeDays': { 'zh-CN': '近三天', 'zh-TW': '近三天', 'en-US': 'Past 3 days' },
  'preset.week': { 'zh-CN': '近一周', 'zh-TW': '近一週', 'en-US': 'Past week' },
  'preset.month': { 'zh-CN': '近一个月', 'zh-TW': '近一個月', 'en-US': 'Past month' },
  'preset.threeMonths': { 'zh-CN': '近三个月', 'zh-TW': '近三個月', 'en-US': 'Past 3 months' },
  'preset.halfYear': { 'zh-CN': '近半年', 'zh-TW': '近半年', 'en-US': 'Past 6 months' },
  'preset.year': { 'zh-CN': '近一年', 'zh-TW': '近一年', 'en-US': 'Past year' },
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
  'setting.presets': { 'zh-CN': '快捷选项', 'zh-TW': '快速選項', 'en-US': 'Quick ranges' },
  'setting.presets.threeDays': { 'zh-CN': '近三天', 'zh-TW': '近三天', 'en-US': 'Past 3 days' },
  'setting.presets.week': { 'zh-CN': '近一周', 'zh-TW': '近一週', 'en-US': 'Past week' },
  'setting.presets.month': { 'zh-CN': '近一个月', 'zh-TW': '近一個月', 'en-US': 'Past month' },
  'setting.presets.threeMonths': { 'zh-CN': '近三个月', 'zh-TW': '近三個月', 'en-US': 'Past 3 months' },
  'setting.presets.halfYear': { 'zh-CN': '近半年', 'zh-TW': '近半年', 'en-US': 'Past 6 months' },
  'setting.presets.year': { 'zh-CN': '近一年', 'zh-TW': '近一年', 'en-US': 'Past year' },
} satisfies Texts
