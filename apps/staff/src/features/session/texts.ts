import type { Texts } from '@signet/std'

export const texts = {
  account: { 'zh-CN': '账号', 'zh-TW': '帳號', 'en-US': 'Account' },
  'demo.hint': {
    'zh-CN': '这是演示公司，密码均为 signet-demo。点选一个账号：',
    'zh-TW': '這是示範公司，密碼皆為 signet-demo。點選一個帳號：',
    'en-US': 'This is the demo company. All passwords are signet-demo. Choose an account:',
  },
  'demo.title': { 'zh-CN': '演示账号', 'zh-TW': '示範帳號', 'en-US': 'Demo accounts' },
  'firstRun.account': { 'zh-CN': '管理员账号', 'zh-TW': '管理員帳號', 'en-US': 'Administrator account' },
  'firstRun.code': { 'zh-CN': '初始化码', 'zh-TW': '初始化碼', 'en-US': 'Setup code' },
  'firstRun.codeHint': {
    'zh-CN': '服务器启动时显示的代码',
    'zh-TW': '伺服器啟動時顯示的代碼',
    'en-US': 'The code that the server printed when it started',
  },
  'firstRun.companyName': { 'zh-CN': '公司名称', 'zh-TW': '公司名稱', 'en-US': 'Company name' },
  'firstRun.done': {
    'zh-CN': '管理员已创建，请登录',
    'zh-TW': '管理員已建立，請登入',
    'en-US': 'Administrator created. Log in to continue.',
  },
  'firstRun.hint': {
    'zh-CN': '这台服务器还是空的。请填写公司和管理员信息，之后即可登录。',
    'zh-TW': '這台伺服器還是空的。請填寫公司與管理員資料，之後即可登入。',
    'en-US': 'This server is still empty. Set up your company and its administrator, then log in.',
  },
  'firstRun.password': { 'zh-CN': '密码', 'zh-TW': '密碼', 'en-US': 'Password' },
  'firstRun.passwordHint': {
    'zh-CN': '至少 8 个字符',
    'zh-TW': '至少 8 個字元',
    'en-US': 'At least 8 characters',
  },
  'firstRun.realName': { 'zh-CN': '管理员姓名', 'zh-TW': '管理員姓名', 'en-US': 'Administrator name' },
  'firstRun.submit': { 'zh-CN': '创建', 'zh-TW': '建立', 'en-US': 'Create' },
  'firstRun.title': {
    'zh-CN': '创建首位管理员',
    'zh-TW': '建立首位管理員',
    'en-US': 'Create the first administrator',
  },
  language: { 'zh-CN': '语言', 'zh-TW': '語言', 'en-US': 'Language' },
  lastSignIn: {
    'zh-CN':
      '上次登录 {when}{address, select, unknown {} other { · {address}}}{failures, plural, =0 {} other {，此后有 # 次失败的尝试}}',
    'zh-TW':
      '上次登入 {when}{address, select, unknown {} other { · {address}}}{failures, plural, =0 {} other {，此後有 # 次失敗的嘗試}}',
    'en-US':
      'Last login {when}{address, select, unknown {} other { · {address}}}{failures, plural, =0 {} one {, # failed attempt since} other {, # failed attempts since}}',
  },
  'login.slogan': {
    'zh-CN': '随时随地，放心审批',
    'zh-TW': '隨時隨地，放心審批',
    'en-US': 'Approve anywhere with confidence',
  },
  'login.submit': { 'zh-CN': '登录', 'zh-TW': '登入', 'en-US': 'Log in' },
  'login.title': { 'zh-CN': '登录', 'zh-TW': '登入', 'en-US': 'Log in' },
  'missing.account': { 'zh-CN': '请填写账号', 'zh-TW': '請填寫帳號', 'en-US': 'Enter your account' },
  'missing.password': { 'zh-CN': '请填写密码', 'zh-TW': '請填寫密碼', 'en-US': 'Enter your password' },
  password: { 'zh-CN': '密码', 'zh-TW': '密碼', 'en-US': 'Password' },
  'step.back': { 'zh-CN': '返回登录', 'zh-TW': '返回登入', 'en-US': 'Back to login' },
  'step.code': { 'zh-CN': '输入验证码', 'zh-TW': '輸入驗證碼', 'en-US': 'Enter the code' },
  'step.codeHint': {
    'zh-CN': '这个账号启用了两步验证',
    'zh-TW': '這個帳號啟用了雙重驗證',
    'en-US': 'This account uses two-step verification',
  },
  'step.go': { 'zh-CN': '继续', 'zh-TW': '繼續', 'en-US': 'Continue' },
  'step.password': { 'zh-CN': '设置新密码', 'zh-TW': '設定新密碼', 'en-US': 'Set a new password' },
  'step.passwordHint': {
    'zh-CN': '现在的密码由管理员设置，或已到期。请换成只有您知道的密码。',
    'zh-TW': '目前的密碼由管理員設定，或已到期。請換成只有您知道的密碼。',
    'en-US': 'An administrator set your password, or it’s too old. Choose one that only you know.',
  },
  tenantHint: {
    'zh-CN': '租户子账号请填写“手机号@租户账号”',
    'zh-TW': '租戶子帳號請填寫「手機號碼@租戶帳號」',
    'en-US': 'Tenant sub-accounts log in as mobile@tenant-account',
  },
} satisfies Texts
