import type { Texts } from '@signet/std'

export const texts = {
  checking: { 'zh-CN': '正在检查表格', 'zh-TW': '正在檢查表格', 'en-US': 'Checking the sheet' },
  column: { 'zh-CN': '列', 'zh-TW': '欄', 'en-US': 'Column' },
  done: {
    'zh-CN': '已导入：新增 {added}，修改 {changed}',
    'zh-TW': '已匯入：新增 {added}，修改 {changed}',
    'en-US': 'Imported: {added} new, {changed} changed',
  },
  export: { 'zh-CN': '导出', 'zh-TW': '匯出', 'en-US': 'Export' },
  'export.departments': { 'zh-CN': '公司和部门', 'zh-TW': '公司和部門', 'en-US': 'Departments' },
  'export.people': { 'zh-CN': '全部人员', 'zh-TW': '全部人員', 'en-US': 'All people' },
  'export.posts': { 'zh-CN': '岗位', 'zh-TW': '職位', 'en-US': 'Posts' },
  file: {
    'zh-CN': '表格文件（XLSX 或 CSV）',
    'zh-TW': '表格檔案（XLSX 或 CSV）',
    'en-US': 'Sheet (XLSX or CSV)',
  },
  'hint.departments': {
    'zh-CN': '按编码识别已有部门，没有编码时按上级和名称识别。上级填编码或完整路径，例如“云杉科技/研发部”。',
    'zh-TW':
      '按編碼識別既有部門，沒有編碼時按上層和名稱識別。上層填編碼或完整路徑，例如「雲杉科技/研發部」。',
    'en-US':
      'A department is known by its code, or by its parent and name. Write a parent as a code or a whole path, such as “Spruce/Research”.',
  },
  'hint.people': {
    'zh-CN':
      '按账号识别已有人员，空白单元格保留原值。岗位写名称，多个用顿号或逗号隔开，第一个是主岗位；部门里没有的岗位会新建。导入的人在重置密码后才能登录。',
    'zh-TW':
      '按帳號識別既有人員，空白儲存格保留原值。職位寫名稱，多個用頓號或逗號隔開，第一個是主要職位；部門裡沒有的職位會新增。匯入的人在重設密碼後才能登入。',
    'en-US':
      'A person is known by the account; an empty cell keeps what there is. Separate posts by commas, the main one first; missing posts are created. Imported people can sign in once you reset their password.',
  },
  import: { 'zh-CN': '导入', 'zh-TW': '匯入', 'en-US': 'Import' },
  'import.departments': { 'zh-CN': '导入部门', 'zh-TW': '匯入部門', 'en-US': 'Import departments' },
  'import.people': { 'zh-CN': '导入人员', 'zh-TW': '匯入人員', 'en-US': 'Import people' },
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
