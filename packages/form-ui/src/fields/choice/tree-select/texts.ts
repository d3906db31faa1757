import type { Texts } from '@signet/std'

export const texts = {
  title: { 'zh-CN': '树形选择', 'zh-TW': '樹狀選擇', 'en-US': 'Tree select' },
  open: { 'zh-CN': '展开{name}', 'zh-TW': '展開{name}', 'en-US': 'Expand {name}' },
  close: { 'zh-CN': '收起{name}', 'zh-TW': '收合{name}', 'en-US': 'Collapse {name}' },
} satisfies Texts

export const studioTexts = {
  'setting.placeholder': { 'zh-CN': '占位提示', 'zh-TW': '提示文字', 'en-US': 'Placeholder' },
  'setting.options': { 'zh-CN': '选项', 'zh-TW': '選項', 'en-US': 'Options' },
  'setting.multiple': { 'zh-CN': '可选多个', 'zh-TW': '可選多個', 'en-US': 'Allow multiple' },
  'setting.leafOnly': { 'zh-CN': '只能选最末级', 'zh-TW': '只能選最末層', 'en-US': 'Last level only' },
  'setting.source': { 'zh-CN': '选项来源', 'zh-TW': '選項來源', 'en-US': 'Option source' },
} satisfies Texts
