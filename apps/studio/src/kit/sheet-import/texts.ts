import type { Texts } from '@signet/std'

export const texts = {
  checking: { 'zh-CN': '正在检查表格', 'zh-TW': '正在檢查表格', 'en-US': 'Checking the sheet' },
  column: { 'zh-CN': '列', 'zh-TW': '欄', 'en-US': 'Column' },
  done: {
    'zh-CN': '已导入：新增 {added}，修改 {changed}',
    'zh-TW': '已匯入：新增 {added}，修改 {changed}',
    'en-US': 'Imported: {added} new, {changed} changed',
  },
  file: {
    'zh-CN': '表格文件（XLSX 或 CSV）',
    'zh-TW': '表格檔案（XLSX 或 CSV）',
    'en-US': 'Sheet (XLSX or CSV)',
  },
  missing: { 'zh-CN': '请先选择表格文件', 'zh-TW': '請先選擇表格檔案', 'en-US': 'Choose a sheet first' },
  more: {
    'zh-CN': '另有 {count} 处错误未列出',
    'zh-TW': '另有 {count} 處錯誤未列出',
    'en-US': '{count} more not listed',
  },
  nothing: { 'zh-CN': '没有需要导入的行', 'zh-TW': '沒有需要匯入的列', 'en-US': 'No row needs importing' },
  postsAdded: {
    'zh-CN': '会新建 {count} 个岗位。',
    'zh-TW': '會新增 {count} 個職位。',
    'en-US': '{count, plural, one {# post} other {# posts}} will be created.',
  },
  preview: { 'zh-CN': '检查结果', 'zh-TW': '檢查結果', 'en-US': 'Preview' },
  reason: { 'zh-CN': '原因', 'zh-TW': '原因', 'en-US': 'Reason' },
  row: { 'zh-CN': '行', 'zh-TW': '列', 'en-US': 'Row' },
  sum: {
    'zh-CN': '共 {rows} 行：新增 {added}，修改 {changed}，无变化 {unchanged}。',
    'zh-TW': '共 {rows} 列：新增 {added}，修改 {changed}，無變化 {unchanged}。',
    'en-US':
      '{rows, plural, one {# row} other {# rows}}: {added} new, {changed} changed, {unchanged} the same.',
  },
  take: { 'zh-CN': '导入正确的行', 'zh-TW': '匯入正確的列', 'en-US': 'Import right rows' },
  template: { 'zh-CN': '下载模板', 'zh-TW': '下載範本', 'en-US': 'Download template' },
  value: { 'zh-CN': '内容', 'zh-TW': '內容', 'en-US': 'Value' },
  wrong: {
    'zh-CN': '{count} 行有错误，不会导入：',
    'zh-TW': '{count} 列有錯誤，不會匯入：',
    'en-US': '{count, plural, one {# row is} other {# rows are}} wrong and won’t be imported:',
  },
} satisfies Texts
