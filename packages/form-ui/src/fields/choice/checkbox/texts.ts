import type { Texts } from '@signet/std'

export const texts = {
  title: { 'zh-CN': '多选', 'zh-TW': '多選', 'en-US': 'Checkboxes' },
} satisfies Texts

export const studioTexts = {
  'setting.source': { 'zh-CN': '选项来源', 'zh-TW': '選項來源', 'en-US': 'Option source' },
  'setting.options': { 'zh-CN': '选项', 'zh-TW': '選項', 'en-US': 'Options' },
  'setting.minChoices': { 'zh-CN': '最少选择数', 'zh-TW': '最少選擇數', 'en-US': 'Minimum choices' },
  'setting.maxChoices': { 'zh-CN': '最多选择数', 'zh-TW': '最多選擇數', 'en-US': 'Maximum choices' },
  'setting.direction': { 'zh-CN': '排列方向', 'zh-TW': '排列方向', 'en-US': 'Direction' },
  'setting.direction.vertical': { 'zh-CN': '纵向', 'zh-TW': '縱向', 'en-US': 'Vertical' },
  'setting.direction.horizontal': { 'zh-CN': '横向', 'zh-TW': '橫向', 'en-US': 'Horizontal' },
} satisfies Texts
