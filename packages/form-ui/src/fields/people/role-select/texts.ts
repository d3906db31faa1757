import type { Texts } from '@signet/std'

export const texts = {
  title: { 'zh-CN': '角色选择', 'zh-TW': '角色選擇', 'en-US': 'Role' },
  choose: { 'zh-CN': '选择角色', 'zh-TW': '選擇角色', 'en-US': 'Choose a role' },
  search: { 'zh-CN': '搜索角色名称', 'zh-TW': '搜尋角色名稱', 'en-US': 'Search roles' },
} satisfies Texts

export const studioTexts = {
  'setting.placeholder': { 'zh-CN': '占位提示', 'zh-TW': '提示文字', 'en-US': 'Placeholder' },
  'setting.multiple': { 'zh-CN': '可选多个', 'zh-TW': '可選多個', 'en-US': 'Allow multiple' },
  'setting.minChoices': { 'zh-CN': '最少选择数', 'zh-TW': '最少選擇數', 'en-US': 'Minimum choices' },
  'setting.maxChoices': { 'zh-CN': '最多选择数', 'zh-TW': '最多選擇數', 'en-US': 'Maximum choices' },
  'setting.range': { 'zh-CN': '可选范围', 'zh-TW': '可選範圍', 'en-US': 'Available choices' },
  'setting.range.all': { 'zh-CN': '全部角色', 'zh-TW': '全部角色', 'en-US': 'All roles' },
  'setting.range.chosen': { 'zh-CN': '指定角色', 'zh-TW': '指定角色', 'en-US': 'Specific roles' },
  'setting.roles': { 'zh-CN': '指定的角色', 'zh-TW': '指定的角色', 'en-US': 'Roles' },
} satisfies Texts
