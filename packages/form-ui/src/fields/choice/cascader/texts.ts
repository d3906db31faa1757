import type { Texts } from '@signet/std'

export const texts = {
  title: { 'zh-CN': '级联选择', 'zh-TW': '階層選擇', 'en-US': 'Cascader' },
  open: { 'zh-CN': '查看{name}的下级', 'zh-TW': '查看{name}的下一層', 'en-US': 'Under {name}' },
} satisfies Texts

export const studioTexts = {
  'setting.placeholder': { 'zh-CN': '占位提示', 'zh-TW': '提示文字', 'en-US': 'Placeholder' },
  'setting.options': { 'zh-CN': '选项', 'zh-TW': '選項', 'en-US': 'Options' },
  'setting.multiple': { 'zh-CN': '可选多个', 'zh-TW': '可選多個', 'en-US': 'Allow multiple' },
  'setting.leafOnly': { 'zh-CN': '只能选最末级', 'zh-TW': '只能選最末層', 'en-US': 'Last level only' },
  'setting.showAllLevels': { 'zh-CN': '显示完整路径', 'zh-TW': '顯示完整路徑', 'en-US': 'Show full path' },
  'setting.separator': { 'zh-CN': '路径分隔符', 'zh-TW': '路徑分隔符號', 'en-US': 'Path separator' },
  'setting.source': { 'zh-CN': '选项来源', 'zh-TW': '選項來源', 'en-US': 'Option source' },
} satisfies Texts
