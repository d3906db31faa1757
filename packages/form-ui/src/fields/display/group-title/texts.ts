import type { Texts } from '@signet/std'

export const texts = {
  title: { 'zh-CN': '分组标题', 'zh-TW': '群組標題', 'en-US': 'Group title' },
} satisfies Texts

export const studioTexts = {
  'setting.align': { 'zh-CN': '对齐', 'zh-TW': '對齊', 'en-US': 'Alignment' },
  'setting.align.start': { 'zh-CN': '靠左', 'zh-TW': '靠左', 'en-US': 'Left' },
  'setting.align.center': { 'zh-CN': '居中', 'zh-TW': '置中', 'en-US': 'Center' },
} satisfies Texts
