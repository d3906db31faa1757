import type { Texts } from '@signet/std'

export const texts = {
  cases: {
    'zh-CN': '{cases} 条办理中的单据继续按原来的版本走',
    'zh-TW': '{cases} 條辦理中的單據繼續按原來的版本走',
    'en-US': '{cases, plural, one {# open request keeps its} other {# open requests keep their}} version',
  },
  changes: { 'zh-CN': '有什么变化', 'zh-TW': '有什麼變化', 'en-US': 'What changes' },
  everybody: {
    'zh-CN': '所有人（{people} 人）',
    'zh-TW': '所有人（{people} 人）',
    'en-US': 'Everyone ({people})',
  },
  excused: {
    'zh-CN': '带着 {count} 处红色问题发布，{by} 的理由：{reason}',
    'zh-TW': '帶著 {count} 處紅色問題發布，{by} 的理由：{reason}',
    'en-US':
      'Published with {count, plural, one {# red finding} other {# red findings}}. Reason by {by}: {reason}',
  },
  excuses: {
    'zh-CN': '带着红色问题发布的记录',
    'zh-TW': '帶著紅色問題發佈的記錄',
    'en-US': 'Releases with red findings',
  },
  findings: { 'zh-CN': '检查结果', 'zh-TW': '檢查結果', 'en-US': 'Findings' },
  first: {
    'zh-CN': '第一次发布，发布后就可以使用',
    'zh-TW': '第一次發布，發布後就可以使用',
    'en-US': 'This is the first version. It can be used once published.',
  },
  'missing.blocked': {
    'zh-CN': '有错误，改正后才能发布',
    'zh-TW': '有錯誤，改正後才能發佈',
    'en-US': 'Fix the errors first',
  },
  'missing.reason': {
    'zh-CN': '请先写明理由',
    'zh-TW': '請先寫明理由',
    'en-US': 'Give a reason first',
  },
  people: {
    'zh-CN': '{people} 人{people, plural, =0 {} other {：{names}{isCut, select, true {等} other {}}}}',
    'zh-TW': '{people} 人{people, plural, =0 {} other {：{names}{isCut, select, true {等} other {}}}}',
    'en-US':
      '{people, plural, =0 {No one} one {1 person: {names}} other {{people} people: {names}{isCut, select, true { and others} other {}}}}',
  },
  reason: { 'zh-CN': '仍要发布的理由', 'zh-TW': '仍要發布的理由', 'en-US': 'Reason to publish anyway' },
  reasonHint: {
    'zh-CN': '有红色问题时必须写明理由，理由会留在版本记录里',
    'zh-TW': '有紅色問題時必須寫明理由，理由會留在版本記錄裡',
    'en-US': 'Red findings need a reason. It is kept with the version.',
  },
  records: {
    'zh-CN': '{isCut, select, true {至少 } other {}}{records} 条数据受影响',
    'zh-TW': '{isCut, select, true {至少 } other {}}{records} 筆資料受影響',
    'en-US':
      '{isCut, select, true {At least } other {}}{records, plural, one {# record is} other {# records are}} affected',
  },
  'right.add': { 'zh-CN': '可以新增', 'zh-TW': '可以新增', 'en-US': 'Can add' },
  'right.administer': {
    'zh-CN': '可以查看和干预全部',
    'zh-TW': '可以檢視和干預全部',
    'en-US': 'Can see and manage all',
  },
  'right.change': { 'zh-CN': '可以修改', 'zh-TW': '可以修改', 'en-US': 'Can edit' },
  'right.decide': { 'zh-CN': '可能要审批', 'zh-TW': '可能要審批', 'en-US': 'May be asked to approve' },
  'right.export': { 'zh-CN': '可以导出', 'zh-TW': '可以匯出', 'en-US': 'Can export' },
  'right.import': { 'zh-CN': '可以导入', 'zh-TW': '可以匯入', 'en-US': 'Can import' },
  'right.launch': { 'zh-CN': '可以发起', 'zh-TW': '可以發起', 'en-US': 'Can start requests' },
  'right.print': { 'zh-CN': '可以打印', 'zh-TW': '可以列印', 'en-US': 'Can print' },
  'right.remove': { 'zh-CN': '可以删除', 'zh-TW': '可以刪除', 'en-US': 'Can delete' },
  'right.see': { 'zh-CN': '可以查看', 'zh-TW': '可以檢視', 'en-US': 'Can view' },
  rights: { 'zh-CN': '谁可以做什么', 'zh-TW': '誰可以做什麼', 'en-US': 'Who can do what' },
  same: {
    'zh-CN': '与已发布的版本相同，没有改动',
    'zh-TW': '與已發布的版本相同，沒有改動',
    'en-US': 'Nothing changes: this is the same as the published version.',
  },
  separator: { 'zh-CN': '、', 'zh-TW': '、', 'en-US': ', ' },
  'severity.blocks': { 'zh-CN': '必须先改正', 'zh-TW': '必須先改正', 'en-US': 'Fix first' },
  'severity.notice': { 'zh-CN': '请留意', 'zh-TW': '請留意', 'en-US': 'Check' },
  'severity.red': { 'zh-CN': '需要理由', 'zh-TW': '需要理由', 'en-US': 'Needs a reason' },
  show: { 'zh-CN': '查看', 'zh-TW': '檢視', 'en-US': 'Show' },
  sound: { 'zh-CN': '没有发现问题', 'zh-TW': '沒有發現問題', 'en-US': 'No issues found' },
  title: { 'zh-CN': '发布“{name}”', 'zh-TW': '發布「{name}」', 'en-US': 'Publish “{name}”' },
  touched: { 'zh-CN': '影响哪些单据和数据', 'zh-TW': '影響哪些單據和資料', 'en-US': 'Requests and records' },
  untouched: {
    'zh-CN': '没有办理中的单据，也没有已有数据',
    'zh-TW': '沒有辦理中的單據，也沒有已有資料',
    'en-US': 'No open requests or existing records.',
  },
} satisfies Texts
