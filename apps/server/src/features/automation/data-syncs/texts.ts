import type { Texts } from '@signet/std'

export const texts = {
  'field.enCode': { 'zh-CN': '编码', 'zh-TW': '編碼', 'en-US': 'Code' },
  'field.enabledMark': { 'zh-CN': '启用', 'zh-TW': '啟用', 'en-US': 'Enabled' },
  'field.fullName': { 'zh-CN': '名称', 'zh-TW': '名稱', 'en-US': 'Name' },
  'field.nameEn': { 'zh-CN': '英文名称', 'zh-TW': '英文名稱', 'en-US': 'English name' },
  'field.nameTw': { 'zh-CN': '繁体名称', 'zh-TW': '繁體名稱', 'en-US': 'Traditional Chinese name' },
  'field.parent': { 'zh-CN': '上级编码', 'zh-TW': '上級編碼', 'en-US': 'Parent code' },
  'field.sortCode': { 'zh-CN': '排序', 'zh-TW': '排序', 'en-US': 'Position' },
  'notice.nothingDone': {
    'zh-CN': '定时同步“{name}”没有执行，请查看原因',
    'zh-TW': '定時同步「{name}」沒有執行，請查看原因',
    'en-US': 'The scheduled synchronization {name} did nothing. See why.',
  },
  'problem.circle': {
    'zh-CN': '会成为自己的下级',
    'zh-TW': '會成為自己的下級',
    'en-US': 'The entry would come below itself.',
  },
  'problem.empty': {
    'zh-CN': '请填写“{field}”',
    'zh-TW': '請填寫「{field}」',
    'en-US': '{field} is empty.',
  },
  'problem.longKey': {
    'zh-CN': '关键列的内容超过 {most} 个字',
    'zh-TW': '關鍵欄的內容超過 {most} 個字',
    'en-US': 'The key is longer than {most} characters.',
  },
  'problem.noKey': {
    'zh-CN': '关键列是空的',
    'zh-TW': '關鍵欄是空的',
    'en-US': 'The key column is empty.',
  },
  'problem.noParent': {
    'zh-CN': '没有这个上级',
    'zh-TW': '沒有這個上級',
    'en-US': 'There is no such parent.',
  },
  'problem.tooLong': {
    'zh-CN': '“{field}”超过 {most} 个字',
    'zh-TW': '「{field}」超過 {most} 個字',
    'en-US': '{field} is longer than {most} characters.',
  },
  'problem.twice': {
    'zh-CN': '与第 {row} 行的关键列相同',
    'zh-TW': '與第 {row} 行的關鍵欄相同',
    'en-US': 'Row {row} has the same key.',
  },
  'problem.wrongCode': {
    'zh-CN': '编码需要 1 到 60 个字母、数字、点、横线或下划线',
    'zh-TW': '編碼需要 1 到 60 個字母、數字、點、橫線或底線',
    'en-US': 'A code needs 1 to 60 letters, digits, dots, hyphens or underscores.',
  },
  'problem.wrongMark': {
    'zh-CN': '请填“是”或“否”',
    'zh-TW': '請填「是」或「否」',
    'en-US': 'Only yes or no can be read here.',
  },
  'problem.wrongNumber': {
    'zh-CN': '请填 0 到 1000000 的整数',
    'zh-TW': '請填 0 到 1000000 的整數',
    'en-US': 'A whole number from 0 to 1,000,000 is needed.',
  },
  'reason.changedWhileRead': {
    'zh-CN': '读取期间数据源有变化，没有读到完整的数据',
    'zh-TW': '讀取期間資料來源有變化，沒有讀到完整的資料',
    'en-US': 'The source changed while it was read, so its answer is not complete.',
  },
  'reason.hasChildren': {
    'zh-CN': '仍有下级，所以保留',
    'zh-TW': '仍有下級，所以保留',
    'en-US': 'It stays, since there are entries below it.',
  },
  'reason.interrupted': {
    'zh-CN': '服务器多次中断了这次同步',
    'zh-TW': '伺服器多次中斷了這次同步',
    'en-US': 'The server stopped several times during this synchronization.',
  },
  'reason.noColumn': {
    'zh-CN': '数据源没有返回“{column}”列',
    'zh-TW': '資料來源沒有傳回「{column}」欄',
    'en-US': 'The source answered no column {column}.',
  },
  'reason.noField': {
    'zh-CN': '目标已没有“{field}”字段，或保存设置的人不能填写它',
    'zh-TW': '目標已沒有「{field}」欄位，或儲存設定的人不能填寫它',
    'en-US':
      'The target has no field {field} any more, or the person who saved the settings can’t fill it in.',
  },
  'reason.noParameter': {
    'zh-CN': '数据接口已没有参数“{parameter}”。请在设置中重新填写参数',
    'zh-TW': '資料介面已沒有參數「{parameter}」。請在設定中重新填寫參數',
    'en-US': 'The data interface no longer takes the parameter {parameter}. Fill in the parameters again.',
  },
  'reason.noRows': {
    'zh-CN': '数据源没有返回任何数据',
    'zh-TW': '資料來源沒有傳回任何資料',
    'en-US': 'The source answered no rows.',
  },
  'reason.personLeft': {
    'zh-CN': '同步以{name}的权限执行，而此人已停用。请重新保存设置，改用您的权限',
    'zh-TW': '同步以{name}的權限執行，而此人已停用。請重新儲存設定，改用您的權限',
    'en-US': 'Runs act for {name}, whose account is disabled. Save the settings to let them act for you.',
  },
  'reason.tooManyRows': {
    'zh-CN': '数据源有 {count} 行，一次最多同步 {most} 行',
    'zh-TW': '資料來源有 {count} 行，一次最多同步 {most} 行',
    'en-US': 'The source has {count} rows. At most {most} can be synchronized.',
  },
  'reason.tooManyVanish': {
    'zh-CN': '将停用或删除 {linked} 行中的 {count} 行，超过设置的 {most}%',
    'zh-TW': '將停用或刪除 {linked} 行中的 {count} 行，超過設定的 {most}%',
    'en-US': '{count} of {linked} rows would end, more than the {most}% of the settings.',
  },
} satisfies Texts
