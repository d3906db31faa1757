import type { Texts } from '@signet/std'

export const texts = {
  title: { 'zh-CN': '明细表', 'zh-TW': '明細表', 'en-US': 'Sub-table' },
  add: { 'zh-CN': '添加一行', 'zh-TW': '新增一列', 'en-US': 'Add row' },
  addNext: { 'zh-CN': '继续添加', 'zh-TW': '繼續新增', 'en-US': 'Add another' },
  row: { 'zh-CN': '第 {row} 行', 'zh-TW': '第 {row} 列', 'en-US': 'Row {row}' },
  rowOf: { 'zh-CN': '{table} 第 {row} 行', 'zh-TW': '{table} 第 {row} 列', 'en-US': '{table}, row {row}' },
  rowProblem: { 'zh-CN': '这一行需要修改', 'zh-TW': '這一列需要修改', 'en-US': 'This row needs attention' },
  moves: { 'zh-CN': '调整这一行', 'zh-TW': '調整這一列', 'en-US': 'Move this row' },
  moveUp: { 'zh-CN': '上移', 'zh-TW': '上移', 'en-US': 'Move up' },
  moveDown: { 'zh-CN': '下移', 'zh-TW': '下移', 'en-US': 'Move down' },
  remove: { 'zh-CN': '删除这一行', 'zh-TW': '刪除這一列', 'en-US': 'Delete row' },
  removeRow: { 'zh-CN': '删除第 {row} 行', 'zh-TW': '刪除第 {row} 列', 'en-US': 'Delete row {row}' },
  total: { 'zh-CN': '{column}合计', 'zh-TW': '{column}合計', 'en-US': 'Total of {column}' },
  totals: { 'zh-CN': '合计', 'zh-TW': '合計', 'en-US': 'Total' },
  number: { 'zh-CN': '序号', 'zh-TW': '序號', 'en-US': 'No.' },
  width: { 'zh-CN': '{column}的列宽', 'zh-TW': '{column}的欄寬', 'en-US': 'Width of {column}' },
  fillDown: {
    'zh-CN': '向下拖动填充，或按 Ctrl+D',
    'zh-TW': '向下拖曳填滿，或按 Ctrl+D',
    'en-US': 'Drag to fill down, or press Ctrl+D',
  },
} satisfies Texts

export const studioTexts = {
  'setting.minRows': { 'zh-CN': '最少行数', 'zh-TW': '最少列數', 'en-US': 'Minimum rows' },
  'setting.maxRows': { 'zh-CN': '最多行数', 'zh-TW': '最多列數', 'en-US': 'Maximum rows' },
  'setting.startRows': {
    'zh-CN': '默认显示空行数',
    'zh-TW': '新表單的空白列數',
    'en-US': 'Empty rows in a new form',
  },
  'setting.givenColumns': { 'zh-CN': '预置行的列', 'zh-TW': '預置列的欄位', 'en-US': 'Preset row columns' },
  'setting.givenRows': {
    'zh-CN': '新表单中的预置行',
    'zh-TW': '新表單中的預置列',
    'en-US': 'Fixed rows in new forms',
  },
  'setting.givenAreFixed': {
    'zh-CN': '预置行的值不可修改',
    'zh-TW': '預置列的值不可修改',
    'en-US': 'Lock values in fixed rows',
  },
  'setting.mayAddRows': { 'zh-CN': '允许增加行', 'zh-TW': '允許增加列', 'en-US': 'Allow adding rows' },
  'setting.mayRemoveRows': { 'zh-CN': '允许删除行', 'zh-TW': '允許刪除列', 'en-US': 'Allow deleting rows' },
  'setting.totals': { 'zh-CN': '合计的列', 'zh-TW': '合計的欄位', 'en-US': 'Columns with a total' },
} satisfies Texts
