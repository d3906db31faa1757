import type { Texts } from '@signet/std'

export const texts = {
  and: { 'zh-CN': '、', 'zh-TW': '、', 'en-US': ', ' },
  'change.field': { 'zh-CN': '字段“{name}”', 'zh-TW': '欄位「{name}」', 'en-US': 'field “{name}”' },
  'finding.askedByRules': {
    'zh-CN':
      '分组“{groups}”的成员规则用到“{name}”，而它{isGone, select, true {不再存在} other {换了类型}}；规则会失效，这些分组里将没有人',
    'zh-TW':
      '分組「{groups}」的成員規則用到「{name}」，而它{isGone, select, true {不再存在} other {換了類型}}；規則會失效，這些分組裡將沒有人',
    'en-US':
      'The member rules of these groups use “{name}”, which {isGone, select, true {is removed} other {changes its type}}: {groups}. The rules stop working, so no one is in these groups',
  },
  'finding.createKey': {
    'zh-CN': '开始检查重复；已有的 {count} 条数据不能有重复',
    'zh-TW': '開始檢查重複；已有的 {count} 筆資料不能有重複',
    'en-US':
      'Starts checking for duplicates{count, plural, one {, including in the existing record} other {; the # existing records can’t contain any}}',
  },
  'finding.noOptions': {
    'zh-CN': '“{name}”还没有选项{isRequired, select, true {，又是必填，所以没有人能提交} other {}}',
    'zh-TW': '「{name}」還沒有選項{isRequired, select, true {，又是必填，所以沒有人能提交} other {}}',
    'en-US':
      '“{name}” has no options{isRequired, select, true {, and is required, so no one can submit} other {}}',
  },
  'finding.setAsideColumn': {
    'zh-CN': '“{name}”不再使用；{count} 条数据里的值将不再显示（仍保留在库中）',
    'zh-TW': '「{name}」不再使用；{count} 筆資料裡的值將不再顯示（仍保留在庫中）',
    'en-US':
      '“{name}” is no longer used; {count, plural, one {the value of one record is} other {the values of # records are}} no longer shown, but kept in the database',
  },
  'finding.setAsideTable': {
    'zh-CN': '“{name}”不再使用；其中 {count} 行将不再显示（仍保留在库中）',
    'zh-TW': '「{name}」不再使用；其中 {count} 列將不再顯示（仍保留在庫中）',
    'en-US':
      '“{name}” is no longer used; {count, plural, one {its one row is} other {its # rows are}} no longer shown, but kept in the database',
  },
  'finding.widenColumn': {
    'zh-CN': '“{name}”改变类型；{count} 条数据的值会转换过去',
    'zh-TW': '「{name}」改變類型；{count} 筆資料的值會轉換過去',
    'en-US':
      'Changes the type of “{name}”; {count, plural, one {the value of one record is} other {the values of # records are}} converted',
  },
} satisfies Texts
