import type { Texts } from '@signet/std'

export const texts = {
  title: { 'zh-CN': '分割线', 'zh-TW': '分隔線', 'en-US': 'Divider' },
} satisfies Texts

export const studioTexts = {
  'setting.content': { 'zh-CN': '文字', 'zh-TW': '文字', 'en-US': 'Words' },
  'setting.position': { 'zh-CN': '文字位置', 'zh-TW': '文字位置', 'en-US': 'Place of the words' },
  'setting.position.start': { 'zh-CN': '左侧', 'zh-TW': '左側', 'en-US': 'Start' },
  'setting.position.center': { 'zh-CN': '中间', 'zh-TW': '中間', 'en-US': 'Centre' },
  'setting.position.end': { 'zh-CN': '右侧', 'zh-TW': '右側', 'en-US': 'End' },
  'setting.line': { 'zh-CN': '线型', 'zh-TW': '線條', 'en-US': 'Line' },
  'setting.line.solid': { 'zh-CN': '实线', 'zh-TW': '實線', 'en-US': 'Solid' },
  'setting.line.dashed': { 'zh-CN': '虚线', 'zh-TW': '虛線', 'en-US': 'Dashed' },
} satisfies Texts
