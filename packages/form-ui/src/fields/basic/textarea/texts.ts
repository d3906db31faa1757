import type { Texts } from '@signet/std'

export const texts = {
  title: { 'zh-CN': '多行文本', 'zh-TW': '多行文字', 'en-US': 'Long text' },
} satisfies Texts

export const studioTexts = {
  'setting.placeholder': { 'zh-CN': '占位提示', 'zh-TW': '提示文字', 'en-US': 'Placeholder' },
  'setting.maxLength': { 'zh-CN': '最多字数', 'zh-TW': '最多字數', 'en-US': 'Maximum characters' },
  'setting.showCount': { 'zh-CN': '显示字数', 'zh-TW': '顯示字數', 'en-US': 'Show character count' },
  'setting.minRows': { 'zh-CN': '最少显示行数', 'zh-TW': '最少顯示行數', 'en-US': 'Minimum lines' },
  'setting.maxRows': { 'zh-CN': '最多显示行数', 'zh-TW': '最多顯示行數', 'en-US': 'Maximum lines' },
} satisfies Texts
