import type { Texts } from '@signet/std'

export const texts = {
  title: { 'zh-CN': '下拉选择', 'zh-TW': '下拉選擇', 'en-US': 'Select' },
} satisfies Texts

export const studioTexts = {
  'setting.source': { 'zh-CN': '选项来源', 'zh-TW': '選項來源', 'en-US': 'Option source' },
  'setting.options': { 'zh-CN': '选项', 'zh-TW': '選項', 'en-US': 'Options' },
  'setting.placeholder': { 'zh-CN': '占位提示', 'zh-TW': '提示文字', 'en-US': 'Placeholder' },
  'setting.multiple': { 'zh-CN': '可选多个', 'zh-TW': '可選多個', 'en-US': 'Allow multiple' },
  'setting.minChoices': { 'zh-CN': '最少选择数', 'zh-TW': '最少選擇數', 'en-US': 'Minimum choices' },
  'setting.maxChoices': { 'zh-CN': '最多选择数', 'zh-TW': '最多選擇數', 'en-US': 'Maximum choices' },
} satisfies Texts
