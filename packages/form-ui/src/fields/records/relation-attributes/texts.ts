import type { Texts } from '@signet/std'

export const texts = {
  title: { 'zh-CN': '关联属性', 'zh-TW': '關聯屬性', 'en-US': 'Linked field' },
} satisfies Texts

export const studioTexts = {
  'setting.of': { 'zh-CN': '来源字段', 'zh-TW': '來源欄位', 'en-US': 'Source field' },
  'setting.column': { 'zh-CN': '显示的列', 'zh-TW': '顯示的欄', 'en-US': 'Visible column' },
  'setting.stored': { 'zh-CN': '随记录保存', 'zh-TW': '隨記錄儲存', 'en-US': 'Save with the record' },
} satisfies Texts
