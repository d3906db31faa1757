import type { Texts } from '@signet/std'

export const texts = {
  title: { 'zh-CN': '数字', 'zh-TW': '數字', 'en-US': 'Number' },
} satisfies Texts

export const studioTexts = {
  'setting.placeholder': { 'zh-CN': '占位提示', 'zh-TW': '提示文字', 'en-US': 'Placeholder' },
  'setting.min': { 'zh-CN': '最小值', 'zh-TW': '最小值', 'en-US': 'Minimum' },
  'setting.max': { 'zh-CN': '最大值', 'zh-TW': '最大值', 'en-US': 'Maximum' },
  'setting.step': { 'zh-CN': '步长', 'zh-TW': '間距', 'en-US': 'Step' },
  'setting.precision': { 'zh-CN': '小数位数', 'zh-TW': '小數位數', 'en-US': 'Decimal places' },
  'setting.thousands': { 'zh-CN': '千分位分隔', 'zh-TW': '千分位分隔', 'en-US': 'Thousands separator' },
  'setting.capitals': { 'zh-CN': '显示大写金额', 'zh-TW': '顯示大寫金額', 'en-US': 'Show Chinese capitals' },
  'setting.prefix': { 'zh-CN': '前缀', 'zh-TW': '前綴', 'en-US': 'Prefix' },
  'setting.unit': { 'zh-CN': '单位', 'zh-TW': '單位', 'en-US': 'Unit' },
} satisfies Texts
