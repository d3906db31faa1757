import type { Texts } from '@signet/std'

export const texts = {
  title: { 'zh-CN': '单选', 'zh-TW': '單選', 'en-US': 'Radio buttons' },
} satisfies Texts

export const studioTexts = {
  'setting.source': { 'zh-CN': '选项来源', 'zh-TW': '選項來源', 'en-US': 'Option source' },
  'setting.options': { 'zh-CN': '选项', 'zh-TW': '選項', 'en-US': 'Options' },
  'setting.direction': { 'zh-CN': '排列方向', 'zh-TW': '排列方向', 'en-US': 'Direction' },
  'setting.direction.vertical': { 'zh-CN': '纵向', 'zh-TW': '縱向', 'en-US': 'Vertical' },
  'setting.direction.horizontal': { 'zh-CN': '横向', 'zh-TW': '橫向', 'en-US': 'Horizontal' },
} satisfies Texts
