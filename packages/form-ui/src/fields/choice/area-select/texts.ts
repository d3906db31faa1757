import type { Texts } from '@signet/std'

export const texts = {
  title: { 'zh-CN': '地区选择', 'zh-TW': '地區選擇', 'en-US': 'Area' },
  choose: { 'zh-CN': '选择地区', 'zh-TW': '選擇地區', 'en-US': 'Choose an area' },
  search: { 'zh-CN': '搜索地区名称', 'zh-TW': '搜尋地區名稱', 'en-US': 'Search areas' },
} satisfies Texts

export const studioTexts = {
  'setting.placeholder': { 'zh-CN': '占位提示', 'zh-TW': '提示文字', 'en-US': 'Placeholder' },
  'setting.level': { 'zh-CN': '精确到', 'zh-TW': '精確到', 'en-US': 'Down to' },
  'setting.level.0': { 'zh-CN': '省', 'zh-TW': '省', 'en-US': 'Province' },
  'setting.level.1': { 'zh-CN': '市', 'zh-TW': '市', 'en-US': 'City' },
  'setting.level.2': { 'zh-CN': '区县', 'zh-TW': '區縣', 'en-US': 'District' },
  'setting.level.3': { 'zh-CN': '街道', 'zh-TW': '街道', 'en-US': 'Street' },
  'setting.anyLevel': {
    'zh-CN': '允许只选到上级',
    'zh-TW': '允許只選到上級',
    'en-US': 'Allow choosing a higher level',
  },
  'setting.multiple': { 'zh-CN': '可选多个', 'zh-TW': '可選多個', 'en-US': 'Allow multiple' },
} satisfies Texts
