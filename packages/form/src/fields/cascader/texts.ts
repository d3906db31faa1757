import type { Texts } from '@signet/std'

export const texts = {
  title: { 'zh-CN': '级联选择', 'zh-TW': '階層選擇', 'en-US': 'Cascader' },
  open: { 'zh-CN': '查看{name}的下级', 'zh-TW': '查看{name}的下一層', 'en-US': 'Below {name}' },
} satisfies Texts

export const studioTexts = {
  'setting.placeholder': { 'zh-CN': '占位提示', 'zh-TW': '提示文字', 'en-US': 'Placeholder' },
  'setting.options': { 'zh-CN': '选项', 'zh-TW': '選項', 'en-US': 'Options' },
  'setting.multiple': { 'zh-CN': '可选多个', 'zh-TW': '可選多個', 'en-US': 'Several may be chosen' },
  'setting.leafOnly': { 'zh-CN': '只能选最末级', 'zh-TW': '只能選最末層', 'en-US': 'Only the last level' },
  'setting.showAllLevels': {
    'zh-CN': '显示完整路径',
    'zh-TW': '顯示完整路徑',
    'en-US': 'Show the whole way',
  },
  'setting.separator': { 'zh-CN': '路径分隔符', 'zh-TW': '路徑分隔符號', 'en-US': 'Between the levels' },
  'setting.source': { 'zh-CN': '选项来源', 'zh-TW': '選項來源', 'en-US': 'Options from' },
} satisfies Texts
