import type { Texts } from '@signet/std'

export const texts = {
  title: { 'zh-CN': '文本', 'zh-TW': '文字', 'en-US': 'Text' },
} satisfies Texts

export const studioTexts = {
  'setting.content': {
    'zh-CN': '文字内容（{value} 处显示公式结果）',
    'zh-TW': '文字內容（{value} 處顯示公式結果）',
    'en-US': 'Text ({value} shows the formula result)',
  },
  'setting.formula': { 'zh-CN': '公式', 'zh-TW': '公式', 'en-US': 'Formula' },
  'setting.places': { 'zh-CN': '小数位数', 'zh-TW': '小數位數', 'en-US': 'Decimal places' },
  'setting.size': { 'zh-CN': '字号', 'zh-TW': '字級', 'en-US': 'Font size' },
  'setting.size.small': { 'zh-CN': '小', 'zh-TW': '小', 'en-US': 'Small' },
  'setting.size.normal': { 'zh-CN': '正常', 'zh-TW': '正常', 'en-US': 'Normal' },
  'setting.size.large': { 'zh-CN': '大', 'zh-TW': '大', 'en-US': 'Large' },
  'setting.size.title': { 'zh-CN': '标题', 'zh-TW': '標題', 'en-US': 'Title' },
  'setting.weight': { 'zh-CN': '粗细', 'zh-TW': '粗細', 'en-US': 'Font weight' },
  'setting.weight.plain': { 'zh-CN': '常规', 'zh-TW': '一般', 'en-US': 'Regular' },
  'setting.weight.strong': { 'zh-CN': '加粗', 'zh-TW': '粗體', 'en-US': 'Bold' },
  'setting.align': { 'zh-CN': '对齐', 'zh-TW': '對齊', 'en-US': 'Alignment' },
  'setting.align.start': { 'zh-CN': '靠左', 'zh-TW': '靠左', 'en-US': 'Left' },
  'setting.align.center': { 'zh-CN': '居中', 'zh-TW': '置中', 'en-US': 'Center' },
  'setting.align.end': { 'zh-CN': '靠右', 'zh-TW': '靠右', 'en-US': 'Right' },
  'setting.tone': { 'zh-CN': '颜色', 'zh-TW': '顏色', 'en-US': 'Color' },
  'setting.tone.normal': { 'zh-CN': '正文', 'zh-TW': '內文', 'en-US': 'Normal' },
  'setting.tone.weak': { 'zh-CN': '次要', 'zh-TW': '次要', 'en-US': 'Weak' },
  'setting.tone.accent': { 'zh-CN': '强调', 'zh-TW': '強調', 'en-US': 'Accent' },
  'setting.tone.danger': { 'zh-CN': '警示', 'zh-TW': '警示', 'en-US': 'Danger' },
  'setting.tone.success': { 'zh-CN': '成功', 'zh-TW': '成功', 'en-US': 'Success' },
} satisfies Texts
