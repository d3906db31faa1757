import type { Texts } from '@signet/std'

export const texts = {
  again: { 'zh-CN': '再导入一个文件', 'zh-TW': '再匯入一個檔案', 'en-US': 'Import another file' },
  'check.bad': {
    'zh-CN': '有问题：{count, number} 条，不会导入',
    'zh-TW': '有問題：{count, number} 筆，不會匯入',
    'en-US': 'With problems: {count, number}, won’t be imported',
  },
  'check.good': {
    'zh-CN': '可导入：{count, number} 条',
    'zh-TW': '可匯入：{count, number} 筆',
    'en-US': 'Ready: {count, number}',
  },
  'check.nothing': {
    'zh-CN': '没有可以导入的数据。请改正文件后重新选择。',
    'zh-TW': '沒有可以匯入的資料。請改正檔案後重新選取。',
    'en-US': 'Nothing to import. Fix the file and choose it again.',
  },
  'check.update': {
    'zh-CN': '关键字段与已有数据相同的，会更新已有数据。',
    'zh-TW': '關鍵欄位與既有資料相同的，會更新既有資料。',
    'en-US': 'Records with matching key fields will be updated.',
  },
  'choose.file': { 'zh-CN': '选择文件', 'zh-TW': '選取檔案', 'en-US': 'Choose file' },
  'choose.formats': {
    'zh-CN': 'xlsx 或 csv，最多 100,000 行',
    'zh-TW': 'xlsx 或 csv，最多 100,000 列',
    'en-US': 'xlsx or csv, up to 100,000 rows',
  },
  'choose.hint': {
    'zh-CN':
      '第一行是字段名称，带 * 的必须填写。子表的每一行数据占表格一行，写在所属数据的下方，其余列留空。',
    'zh-TW':
      '第一列是欄位名稱，帶 * 的必須填寫。子表的每一筆資料占表格一列，寫在所屬資料的下方，其餘欄留空。',
    'en-US':
      'The first row contains the field names. Fields marked * are required. Each sub-table row goes in its own row below its record, with the other columns left empty.',
  },
  done: { 'zh-CN': '导入完成', 'zh-TW': '匯入完成', 'en-US': 'Import complete' },
  'done.added': { 'zh-CN': '新增', 'zh-TW': '新增', 'en-US': 'Added' },
  'done.bad': { 'zh-CN': '未导入', 'zh-TW': '未匯入', 'en-US': 'Not imported' },
  'done.changed': { 'zh-CN': '更新', 'zh-TW': '更新', 'en-US': 'Updated' },
  'done.unchanged': { 'zh-CN': '无变化', 'zh-TW': '無變化', 'en-US': 'Unchanged' },
  earlier: { 'zh-CN': '上一页', 'zh-TW': '上一頁', 'en-US': 'Previous' },
  errors: { 'zh-CN': '下载有问题的数据', 'zh-TW': '下載有問題的資料', 'en-US': 'Download problem rows' },
  export: { 'zh-CN': '导出', 'zh-TW': '匯出', 'en-US': 'Export' },
  'export.all': {
    'zh-CN': '全部 {count, number} 条',
    'zh-TW': '全部 {count, number} 筆',
    'en-US': 'All {count, number}',
  },
  'export.chosen': {
    'zh-CN': '选中的 {count, number} 条',
    'zh-TW': '選取的 {count, number} 筆',
    'en-US': 'Selected ({count, number})',
  },
  'export.columns': { 'zh-CN': '列', 'zh-TW': '欄', 'en-US': 'Columns' },
  'export.format': { 'zh-CN': '格式', 'zh-TW': '格式', 'en-US': 'Format' },
  'export.page': {
    'zh-CN': '第一页（{count, number} 条）',
    'zh-TW': '第一頁（{count, number} 筆）',
    'en-US': 'First page ({count, number})',
  },
  'export.which': { 'zh-CN': '导出范围', 'zh-TW': '匯出範圍', 'en-US': 'Records to export' },
  failed: { 'zh-CN': '导入失败', 'zh-TW': '匯入失敗', 'en-US': 'Import failed' },
  giveUp: { 'zh-CN': '放弃导入', 'zh-TW': '放棄匯入', 'en-US': 'Cancel import' },
  'giveUp.ask': {
    'zh-CN': '放弃这次导入？已经导入的数据会保留。',
    'zh-TW': '放棄這次匯入？已經匯入的資料會保留。',
    'en-US': 'Cancel this import? Records already imported are kept.',
  },
  given: { 'zh-CN': '已取消', 'zh-TW': '已取消', 'en-US': 'Import canceled' },
  later: { 'zh-CN': '下一页', 'zh-TW': '下一頁', 'en-US': 'Next' },
  line: { 'zh-CN': '第 {number} 行', 'zh-TW': '第 {number} 列', 'en-US': 'Row {number}' },
  'line.further': {
    'zh-CN': '第 {number} 行（子表）',
    'zh-TW': '第 {number} 列（子表）',
    'en-US': 'Row {number} (sub-table)',
  },
  noneShown: { 'zh-CN': '没有有问题的数据', 'zh-TW': '沒有有問題的資料', 'en-US': 'No rows with problems' },
  other: { 'zh-CN': '换一个文件', 'zh-TW': '換一個檔案', 'en-US': 'Choose another file' },
  preview: { 'zh-CN': '文件内容', 'zh-TW': '檔案內容', 'en-US': 'File content' },
  reading: {
    'zh-CN': '正在读取“{name}”，已读 {count, number} 条',
    'zh-TW': '正在讀取「{name}」，已讀 {count, number} 筆',
    'en-US': 'Reading “{name}”: {count, number} rows so far',
  },
  sending: { 'zh-CN': '正在上传“{name}”', 'zh-TW': '正在上傳「{name}」', 'en-US': 'Uploading “{name}”' },
  show: { 'zh-CN': '显示', 'zh-TW': '顯示', 'en-US': 'Show' },
  'show.all': { 'zh-CN': '全部', 'zh-TW': '全部', 'en-US': 'All' },
  'show.bad': { 'zh-CN': '只看有问题的', 'zh-TW': '只看有問題的', 'en-US': 'With problems only' },
  'step.check': { 'zh-CN': '核对内容', 'zh-TW': '核對內容', 'en-US': 'Review' },
  'step.choose': { 'zh-CN': '选择文件', 'zh-TW': '選取檔案', 'en-US': 'Choose file' },
  'step.take': { 'zh-CN': '导入', 'zh-TW': '匯入', 'en-US': 'Import' },
  steps: { 'zh-CN': '导入步骤', 'zh-TW': '匯入步驟', 'en-US': 'Import steps' },
  take: {
    'zh-CN': '导入 {count, number} 条',
    'zh-TW': '匯入 {count, number} 筆',
    'en-US': 'Import {count, number}',
  },
  taking: {
    'zh-CN': '正在导入：{done, number} / {count, number}',
    'zh-TW': '正在匯入：{done, number} / {count, number}',
    'en-US': 'Importing {done, number} of {count, number}',
  },
  'taking.leave': {
    'zh-CN': '可以离开这里，导入会继续；数据较多时，完成后会发消息通知您。',
    'zh-TW': '可以離開這裡，匯入會繼續；資料較多時，完成後會發訊息通知您。',
    'en-US': 'You can leave this page. The import continues, and we’ll message you when a long one finishes.',
  },
  template: {
    'zh-CN': '下载模板（{format}）',
    'zh-TW': '下載範本（{format}）',
    'en-US': 'Download template ({format})',
  },
  templates: { 'zh-CN': '模板', 'zh-TW': '範本', 'en-US': 'Templates' },
  title: { 'zh-CN': '导入数据', 'zh-TW': '匯入資料', 'en-US': 'Import records' },
  toList: { 'zh-CN': '查看数据', 'zh-TW': '查看資料', 'en-US': 'View records' },
  unread: {
    'zh-CN': '未识别、不会导入的列：{names}',
    'zh-TW': '未識別、不會匯入的欄：{names}',
    'en-US': 'Columns not recognized, won’t be imported: {names}',
  },
} satisfies Texts
