import type { Texts } from '@signet/std'

export const texts = {
  title: { 'zh-CN': '分割线', 'zh-TW': '分隔線', 'en-US': 'Divider' },
} satisfies Texts

export const studioTexts = {
  'setting.content': { 'zh-CN': '文字', 'zh-TW': '文字', 'en-US': 'Text' },
  'setting.position': { 'zh-CN': '文字位置', 'zh-TW': '文字位置', 'en-US': 'Text position' },
  'setting.position.start': { 'zh-CN': '左侧', 'zh-TW': '左側', 'en-US': 'Left' },
  'setting.position.center': { 'zh-CN': '中间', 'zh-TW': '中間', 'en-US': 'Center' },
  'setting.position.end': { 'zh-CN': '右侧', 'zh-TW': '右側', 'en-US': 'Right' },
  'setting.line': { 'zh-CN': '线型', 'zh-TW': '線條', 'en-US': 'Line style' },
  'setting.line.solid': { 'zh-CN': '实线', 'zh-TW': '實線', 'en-US': 'Solid' },
  'setting.line.dashed': { 'zh-CN': '虚线', 'zh-TW': '虛線', 'en-US': 'Dashed' },
} satisfies Texts
