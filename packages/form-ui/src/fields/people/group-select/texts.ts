import type { Texts } from '@signet/std'

export const texts = {
  title: { 'zh-CN': '分组选择', 'zh-TW': '群組選擇', 'en-US': 'Group' },
  choose: { 'zh-CN': '选择分组', 'zh-TW': '選擇群組', 'en-US': 'Choose a group' },
  search: { 'zh-CN': '搜索分组名称', 'zh-TW': '搜尋群組名稱', 'en-US': 'Search groups' },
} satisfies Texts

export const studioTexts = {
  'setting.placeholder': { 'zh-CN': '占位提示', 'zh-TW': '提示文字', 'en-US': 'Placeholder' },
  'setting.multiple': { 'zh-CN': '可选多个', 'zh-TW': '可選多個', 'en-US': 'Allow multiple' },
  'setting.minChoices': { 'zh-CN': '最少选择数', 'zh-TW': '最少選擇數', 'en-US': 'Minimum choices' },
  'setting.maxChoices': { 'zh-CN': '最多选择数', 'zh-TW': '最多選擇數', 'en-US': 'Maximum choices' },
  'setting.range': { 'zh-CN': '可选范围', 'zh-TW': '可選範圍', 'en-US': 'Available choices' },
  'setting.range.all': { 'zh-CN': '全部分组', 'zh-TW': '全部群組', 'en-US': 'All groups' },
  'setting.range.chosen': { 'zh-CN': '指定分组', 'zh-TW': '指定群組', 'en-US': 'Specific groups' },
  'setting.groups': { 'zh-CN': '指定的分组', 'zh-TW': '指定的群組', 'en-US': 'Groups' },
} satisfies Texts
