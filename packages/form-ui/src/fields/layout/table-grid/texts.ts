import type { Texts } from '@signet/std'

export const texts = {
  title: { 'zh-CN': '表格布局', 'zh-TW': '表格版面', 'en-US': 'Table layout' },
} satisfies Texts

export const studioTexts = {
  'setting.rows': { 'zh-CN': '单元格', 'zh-TW': '儲存格', 'en-US': 'Cells' },
  'setting.border': { 'zh-CN': '边框', 'zh-TW': '邊框', 'en-US': 'Border' },
  'setting.border.solid': { 'zh-CN': '实线', 'zh-TW': '實線', 'en-US': 'Solid' },
  'setting.border.dashed': { 'zh-CN': '虚线', 'zh-TW': '虛線', 'en-US': 'Dashed' },
  'setting.border.none': { 'zh-CN': '无', 'zh-TW': '無', 'en-US': 'None' },
  'edit.cell': {
    'zh-CN': '第 {row} 行第 {column} 列的单元格',
    'zh-TW': '第 {row} 列第 {column} 欄的儲存格',
    'en-US': 'Cell in row {row}, column {column}',
  },
  'edit.addRow': { 'zh-CN': '加一行', 'zh-TW': '加一列', 'en-US': 'Add row' },
  'edit.addColumn': { 'zh-CN': '加一列', 'zh-TW': '加一欄', 'en-US': 'Add column' },
  'edit.mergeRight': { 'zh-CN': '与右侧合并', 'zh-TW': '與右側合併', 'en-US': 'Merge right' },
  'edit.mergeBelow': { 'zh-CN': '与下方合并', 'zh-TW': '與下方合併', 'en-US': 'Merge down' },
  'edit.split': { 'zh-CN': '拆分', 'zh-TW': '拆分', 'en-US': 'Split cell' },
  'edit.head': { 'zh-CN': '设为表头', 'zh-TW': '設為表頭', 'en-US': 'Make header' },
  'edit.plain': { 'zh-CN': '取消表头', 'zh-TW': '取消表頭', 'en-US': 'Make regular cell' },
  'edit.removeRow': { 'zh-CN': '删除此行', 'zh-TW': '刪除此列', 'en-US': 'Delete this row' },
  'edit.removeColumn': { 'zh-CN': '删除此列', 'zh-TW': '刪除此欄', 'en-US': 'Delete this column' },
} satisfies Texts
