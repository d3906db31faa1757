import type { Texts } from '@signet/std'

export const texts = {
  title: { 'zh-CN': '地区选择', 'zh-TW': '地區選擇', 'en-US': 'Area' },
  choose: { 'zh-CN': '选择地区', 'zh-TW': '選擇地區', 'en-US': 'Choose an area' },
  search: { 'zh-CN': '搜索地区名称', 'zh-TW': '搜尋地區名稱', 'en-US': 'Search areas' },
} satisfies Texts

export const studioTexts = {
  'setting.placeholder': { 'zh-CN': '占位提示', 'zh-TW': '提示文字', 'en-US': 'Placeholder' },
  'setting.level': {
    'zh-CN': '选到第几级（0 省、1 市、2 区县、3 街道）',
    'zh-TW': '選到第幾級（0 省、1 市、2 區縣、3 街道）',
    'en-US': 'Deepest level (0 province, 1 city, 2 district, 3 street)',
  },
  'setting.anyLevel': {
    'zh-CN': '可停在上级',
    'zh-TW': '可停在上級',
    'en-US': 'Allow choosing a higher level',
  },
  'setting.multiple': { 'zh-CN': '可选多个', 'zh-TW': '可選多個', 'en-US': 'Allow multiple' },
} satisfies Texts
