import type { Texts } from '@signet/std'

export const texts = {
  addColumn: { 'zh-CN': '添加列', 'zh-TW': '新增欄', 'en-US': 'Add column' },
  back: { 'zh-CN': '返回数据视图', 'zh-TW': '返回資料視圖', 'en-US': 'Back to data views' },
  category: { 'zh-CN': '分类', 'zh-TW': '分類', 'en-US': 'Category' },
  codeHint: {
    'zh-CN': '字母开头，只含字母、数字和单个下划线，创建后不变',
    'zh-TW': '字母開頭，只含字母、數字和單一底線，建立後不變',
    'en-US': 'Starts with a letter, then letters, digits and single underscores. Can’t be changed later.',
  },
  'column.answers': {
    'zh-CN': '第 {place} 列的数据列名',
    'zh-TW': '第 {place} 欄的資料欄名',
    'en-US': 'Data column of column {place}',
  },
  'column.answersHint': {
    'zh-CN': '返回数据的列名',
    'zh-TW': '傳回資料的欄名',
    'en-US': 'Column name in the response',
  },
  'column.label': {
    'zh-CN': '第 {place} 列的标题',
    'zh-TW': '第 {place} 欄的標題',
    'en-US': 'Heading of column {place}',
  },
  'column.options': {
    'zh-CN': '第 {place} 列的选项',
    'zh-TW': '第 {place} 欄的選項',
    'en-US': 'Options of column {place}',
  },
  'column.optionsHint': {
    'zh-CN': '每行一项：值 名称',
    'zh-TW': '每行一項：值 名稱',
    'en-US': 'One per line: value label',
  },
  'column.type': {
    'zh-CN': '第 {place} 列的类型',
    'zh-TW': '第 {place} 欄的類型',
    'en-US': 'Type of column {place}',
  },
  columns: { 'zh-CN': '列', 'zh-TW': '欄', 'en-US': 'Columns' },
  'columns.hint': {
    'zh-CN': '列宽、排序、搜索、手机卡片、每页条数和权限在列表设计中设置。',
    'zh-TW': '欄寬、排序、搜尋、手機卡片、每頁筆數和權限在列表設計中設定。',
    'en-US': 'Set widths, sorting, search, phone cards, page size and permissions in the list designer.',
  },
  create: { 'zh-CN': '创建并设计', 'zh-TW': '建立並設計', 'en-US': 'Create and design' },
  emptyHint: {
    'zh-CN': '数据视图把数据接口返回的数据显示成列表，数据只读。',
    'zh-TW': '資料視圖把資料介面傳回的資料顯示成列表，資料唯讀。',
    'en-US': 'A data view shows the data of a data interface as a read-only list.',
  },
  'from.nothing': { 'zh-CN': '不传', 'zh-TW': '不傳', 'en-US': 'Don’t send' },
  'from.now': { 'zh-CN': '当前时间', 'zh-TW': '目前時間', 'en-US': 'Current time' },
  'from.organization': { 'zh-CN': '当前组织', 'zh-TW': '目前組織', 'en-US': 'Current organization' },
  'from.person': { 'zh-CN': '当前用户', 'zh-TW': '目前使用者', 'en-US': 'Current user' },
  'from.position': { 'zh-CN': '当前岗位', 'zh-TW': '目前職位', 'en-US': 'Current post' },
  'from.search': { 'zh-CN': '列表搜索项', 'zh-TW': '列表搜尋項', 'en-US': 'List search field' },
  'from.today': { 'zh-CN': '今天', 'zh-TW': '今天', 'en-US': 'Today' },
  'from.value': { 'zh-CN': '固定值', 'zh-TW': '固定值', 'en-US': 'Fixed value' },
  icon: { 'zh-CN': '图标', 'zh-TW': '圖示', 'en-US': 'Icon' },
  interface: { 'zh-CN': '数据接口', 'zh-TW': '資料介面', 'en-US': 'Data interface' },
  key: { 'zh-CN': '主键列', 'zh-TW': '主鍵欄', 'en-US': 'Key column' },
  'key.help': {
    'zh-CN': '该列的值区分每一行，用于打开详情',
    'zh-TW': '該欄的值區分每一列，用於開啟詳情',
    'en-US': 'Its value identifies each row and opens its details',
  },
  'key.missing': {
    'zh-CN': '主键列有 {count, number} 行为空，这些行不能打开详情',
    'zh-TW': '主鍵欄有 {count, number} 列為空，這些列不能開啟詳情',
    'en-US':
      '{count, plural, one {# row has} other {# rows have}} no key value, so the details can’t be opened',
  },
  'key.twice': {
    'zh-CN': '主键列有 {count, number} 行重复，这些行不能打开详情',
    'zh-TW': '主鍵欄有 {count, number} 列重複，這些列不能開啟詳情',
    'en-US':
      '{count, plural, one {# row has} other {# rows have}} a duplicate key, so the details can’t be opened',
  },
  list: { 'zh-CN': '列表与权限', 'zh-TW': '列表與權限', 'en-US': 'List and permissions' },
  missingInterface: {
    'zh-CN': '请先选择数据接口',
    'zh-TW': '請先選擇資料介面',
    'en-US': 'Choose a data interface first',
  },
  name: { 'zh-CN': '名称', 'zh-TW': '名稱', 'en-US': 'Name' },
  'new': { 'zh-CN': '新建数据视图', 'zh-TW': '新建資料視圖', 'en-US': 'New data view' },
  noIcon: { 'zh-CN': '名称首字', 'zh-TW': '名稱首字', 'en-US': 'First letter of the name' },
  'parameter.asked': {
    'zh-CN': '搜索项“{name}”的名称',
    'zh-TW': '搜尋項「{name}」的名稱',
    'en-US': 'Label of the search field “{name}”',
  },
  'parameter.required': { 'zh-CN': '必填', 'zh-TW': '必填', 'en-US': 'Required' },
  'parameter.value': {
    'zh-CN': '参数“{name}”的值',
    'zh-TW': '參數「{name}」的值',
    'en-US': 'Value of “{name}”',
  },
  parameters: { 'zh-CN': '接口参数', 'zh-TW': '介面參數', 'en-US': 'Interface parameters' },
  preview: { 'zh-CN': '预览', 'zh-TW': '預覽', 'en-US': 'Preview' },
  'preview.misfit': {
    'zh-CN': '与列的类型不符，列表中显示为空',
    'zh-TW': '與欄的類型不符，列表中顯示為空',
    'en-US': 'Doesn’t match the column type, so it’s empty in the list',
  },
  'preview.none': {
    'zh-CN': '接口没有返回数据',
    'zh-TW': '介面沒有傳回資料',
    'en-US': 'The interface returned no data',
  },
  'preview.rows': {
    'zh-CN': '预览（共 {total, number} 行）',
    'zh-TW': '預覽（共 {total, number} 列）',
    'en-US': 'Preview ({total, plural, one {# row} other {# rows}})',
  },
  'preview.tooMany': {
    'zh-CN':
      '超过 {limit, number} 行：数据库的数据可以筛选和排序，其他来源只能逐页查看，都不能合计和分组。请用参数缩小范围。',
    'zh-TW':
      '超過 {limit, number} 列：資料庫的資料可以篩選和排序，其他來源只能逐頁檢視，都不能合計和分組。請用參數縮小範圍。',
    'en-US':
      'More than {limit, number} rows. Database data can be filtered and sorted; other sources can only be viewed page by page. Neither can be totaled or grouped. Use parameters to narrow the range.',
  },
  'preview.unfinished': {
    'zh-CN': '选择接口和主键列，并添加至少一列后显示预览。',
    'zh-TW': '選擇介面和主鍵欄，並新增至少一欄後顯示預覽。',
    'en-US': 'Choose an interface and a key column, and add at least one column to see a preview.',
  },
  publishedFirst: {
    'zh-CN': '已发布。请在“列表与权限”中授权后，成员才能看到',
    'zh-TW': '已發布。請在「列表與權限」中授權後，成員才能看到',
    'en-US': 'Published. Grant access under “List and permissions” so people can see it.',
  },
  source: { 'zh-CN': '数据来源', 'zh-TW': '資料來源', 'en-US': 'Source' },
  state: { 'zh-CN': '状态', 'zh-TW': '狀態', 'en-US': 'State' },
  takeOver: {
    'zh-CN': '添加返回数据中的 {count, number} 列',
    'zh-TW': '新增傳回資料中的 {count, number} 欄',
    'en-US': 'Add {count, plural, one {# column} other {# columns}} from the response',
  },
  'type.amount': { 'zh-CN': '金额', 'zh-TW': '金額', 'en-US': 'Amount' },
  'type.choice': { 'zh-CN': '选项', 'zh-TW': '選項', 'en-US': 'Option' },
  'type.day': { 'zh-CN': '日期', 'zh-TW': '日期', 'en-US': 'Date' },
  'type.moment': { 'zh-CN': '日期时间', 'zh-TW': '日期時間', 'en-US': 'Date and time' },
  'type.number': { 'zh-CN': '数字', 'zh-TW': '數字', 'en-US': 'Number' },
  'type.person': { 'zh-CN': '人员', 'zh-TW': '人員', 'en-US': 'Person' },
  'type.text': { 'zh-CN': '文本', 'zh-TW': '文字', 'en-US': 'Text' },
  'type.yesNo': { 'zh-CN': '是 / 否', 'zh-TW': '是 / 否', 'en-US': 'Yes or no' },
} satisfies Texts
