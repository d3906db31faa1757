import type { Texts } from '@signet/std'

export const texts = {
  title: { 'zh-CN': '弹窗选择', 'zh-TW': '彈窗選擇', 'en-US': 'Pop-up select' },
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
  'setting.interface': { 'zh-CN': '数据接口', 'zh-TW': '資料介面', 'en-US': 'Data interface' },
  'setting.value': { 'zh-CN': '存储的列', 'zh-TW': '儲存的欄', 'en-US': 'Stored column' },
  'setting.label': { 'zh-CN': '显示为', 'zh-TW': '顯示為', 'en-US': 'Display column' },
  'setting.parameters': { 'zh-CN': '参数', 'zh-TW': '參數', 'en-US': 'Parameters' },
} satisfies Texts
