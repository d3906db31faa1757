import type { Texts } from '@signet/std'

export const texts = {
  title: { 'zh-CN': '所属组织', 'zh-TW': '所屬組織', 'en-US': 'Organization' },
} satisfies Texts

export const studioTexts = {
  'setting.show': { 'zh-CN': '显示方式', 'zh-TW': '顯示方式', 'en-US': 'Display' },
  'setting.show.name': { 'zh-CN': '仅名称', 'zh-TW': '僅名稱', 'en-US': 'Name only' },
  'setting.show.path': { 'zh-CN': '完整路径', 'zh-TW': '完整路徑', 'en-US': 'Full path' },
} satisfies Texts
