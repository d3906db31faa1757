import type { Texts } from '@signet/std'

export const texts = {
  title: { 'zh-CN': '多选', 'zh-TW': '多選', 'en-US': 'Checkboxes' },
} satisfies Texts

export const studioTexts = {
  'setting.source': { 'zh-CN': '选项来源', 'zh-TW': '選項來源', 'en-US': 'Options from' },
  'setting.options': { 'zh-CN': '选项', 'zh-TW': '選項', 'en-US': 'Options' },
  'setting.minChoices': { 'zh-CN': '最少选择数', 'zh-TW': '最少選擇數', 'en-US': 'Choices at least' },
  'setting.maxChoices': { 'zh-CN': '最多选择数', 'zh-TW': '最多選擇數', 'en-US': 'Choices at most' },
  'setting.direction': { 'zh-CN': '排列方向', 'zh-TW': '排列方向', 'en-US': 'Arranged' },
  'setting.direction.vertical': { 'zh-CN': '纵向', 'zh-TW': '縱向', 'en-US': 'One below the other' },
  'setting.direction.horizontal': { 'zh-CN': '横向', 'zh-TW': '橫向', 'en-US': 'Side by side' },
} satisfies Texts
