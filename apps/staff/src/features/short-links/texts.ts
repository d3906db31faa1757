import type { Texts } from '@signet/std'

export const texts = {
  again: { 'zh-CN': '再填一份', 'zh-TW': '再填一份', 'en-US': 'Fill in another' },
  closedHint: {
    'zh-CN': '请向发给您链接的人索取新的链接。',
    'zh-TW': '請向提供連結的人索取新的連結。',
    'en-US': 'Ask the person who sent you the link for a new one.',
  },
  emptyValue: { 'zh-CN': '（空）', 'zh-TW': '（空白）', 'en-US': '(empty)' },
  enter: { 'zh-CN': '打开', 'zh-TW': '開啟', 'en-US': 'Open' },
  find: { 'zh-CN': '查询', 'zh-TW': '查詢', 'en-US': 'Search' },
  found: {
    'zh-CN': '{count, plural, =0 {没有结果} other {查到 # 条}}',
    'zh-TW': '{count, plural, =0 {沒有結果} other {查到 # 筆}}',
    'en-US': '{count, plural, =0 {No results} one {# record found} other {# records found}}',
  },
  nothing: { 'zh-CN': '没有查到', 'zh-TW': '查無資料', 'en-US': 'No results' },
  nothingHint: {
    'zh-CN': '请检查填写的内容是否与登记的完全一致。',
    'zh-TW': '請檢查填寫的內容是否與登記的完全一致。',
    'en-US': 'Check that every value exactly matches what was registered.',
  },
  password: { 'zh-CN': '密码', 'zh-TW': '密碼', 'en-US': 'Password' },
  passwordTitle: { 'zh-CN': '请输入访问密码', 'zh-TW': '請輸入存取密碼', 'en-US': 'Enter the password' },
  queryHint: {
    'zh-CN': '请完整、准确地填写以下各项。',
    'zh-TW': '請完整、正確地填寫以下各項。',
    'en-US': 'Fill in every field exactly as registered.',
  },
  queryTitle: { 'zh-CN': '查询', 'zh-TW': '查詢', 'en-US': 'Look up a record' },
  reference: {
    'zh-CN': '回执编号：{reference}，请妥善保存。',
    'zh-TW': '收據編號：{reference}，請妥善保存。',
    'en-US': 'Your reference number is {reference}. Keep it safe.',
  },
  send: { 'zh-CN': '提交', 'zh-TW': '送出', 'en-US': 'Submit' },
  sent: { 'zh-CN': '提交成功', 'zh-TW': '已成功送出', 'en-US': 'Submitted' },
  pageTitle: { 'zh-CN': '公开链接', 'zh-TW': '公開連結', 'en-US': 'Public link' },
} satisfies Texts
