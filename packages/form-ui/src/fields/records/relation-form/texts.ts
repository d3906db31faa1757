import type { Texts } from '@signet/std'

export const texts = {
  title: { 'zh-CN': '关联表单', 'zh-TW': '關聯表單', 'en-US': 'Linked record' },
} satisfies Texts

export const studioTexts = {
  'setting.placeholder': { 'zh-CN': '占位提示', 'zh-TW': '提示文字', 'en-US': 'Placeholder' },
  'setting.columns': { 'zh-CN': '显示的列', 'zh-TW': '顯示的欄', 'en-US': 'Visible columns' },
  'setting.columns.column': { 'zh-CN': '列名', 'zh-TW': '欄名', 'en-US': 'Column' },
  'setting.columns.label': { 'zh-CN': '标题', 'zh-TW': '標題', 'en-US': 'Heading' },
  'setting.below': {
    'zh-CN': '选中后在下方显示的列',
    'zh-TW': '選取後在下方顯示的欄',
    'en-US': 'Columns shown below the selection',
  },
  'setting.multiple': { 'zh-CN': '可选多个', 'zh-TW': '可選多個', 'en-US': 'Allow multiple' },
  'setting.fills': { 'zh-CN': '选择后填入', 'zh-TW': '選取後填入', 'en-US': 'Fill in' },
  'setting.model': { 'zh-CN': '关联的表单', 'zh-TW': '關聯的表單', 'en-US': 'Linked form' },
  'setting.label': { 'zh-CN': '显示字段', 'zh-TW': '顯示欄位', 'en-US': 'Display field' },
} satisfies Texts
