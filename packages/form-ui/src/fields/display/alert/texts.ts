import type { Texts } from '@signet/std'

export const texts = {
  title: { 'zh-CN': '提示', 'zh-TW': '提示', 'en-US': 'Alert' },
  close: { 'zh-CN': '关闭“{title}”', 'zh-TW': '關閉「{title}」', 'en-US': 'Close “{title}”' },
  'tone.info': { 'zh-CN': '提示：', 'zh-TW': '提示：', 'en-US': 'Note:' },
  'tone.success': { 'zh-CN': '成功：', 'zh-TW': '成功：', 'en-US': 'Success:' },
  'tone.warning': { 'zh-CN': '注意：', 'zh-TW': '注意：', 'en-US': 'Warning:' },
  'tone.danger': { 'zh-CN': '危险：', 'zh-TW': '危險：', 'en-US': 'Danger:' },
} satisfies Texts

export const studioTexts = {
  'setting.tone': { 'zh-CN': '类型', 'zh-TW': '類型', 'en-US': 'Type' },
  'setting.tone.info': { 'zh-CN': '提示', 'zh-TW': '提示', 'en-US': 'Information' },
  'setting.tone.success': { 'zh-CN': '成功', 'zh-TW': '成功', 'en-US': 'Success' },
  'setting.tone.warning': { 'zh-CN': '注意', 'zh-TW': '注意', 'en-US': 'Warning' },
  'setting.tone.danger': { 'zh-CN': '危险', 'zh-TW': '危險', 'en-US': 'Danger' },
  'setting.description': { 'zh-CN': '补充文字', 'zh-TW': '補充文字', 'en-US': 'Description' },
  'setting.closable': { 'zh-CN': '可以关闭', 'zh-TW': '可以關閉', 'en-US': 'Can be closed' },
} satisfies Texts
