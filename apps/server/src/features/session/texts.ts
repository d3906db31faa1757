import type { Texts } from '@signet/std'

export const texts = {
  'demo.admin': { 'zh-CN': '管理员', 'zh-TW': '管理員', 'en-US': 'Administrator' },
  'demo.director': { 'zh-CN': '总监', 'zh-TW': '總監', 'en-US': 'Director' },
  'demo.employee': { 'zh-CN': '员工', 'zh-TW': '員工', 'en-US': 'Employee' },
  'demo.finance': { 'zh-CN': '财务', 'zh-TW': '財務', 'en-US': 'Finance' },
  'demo.manager': { 'zh-CN': '经理', 'zh-TW': '經理', 'en-US': 'Manager' },
  'inviteMail.subject': {
    'zh-CN': '{system}邀请您加入',
    'zh-TW': '{system}邀請您加入',
    'en-US': 'Your invitation to {system}',
  },
  'inviteMail.text': {
    'zh-CN':
      '{name}，您好：\n\n您已受邀使用{system}。请在 {days} 天内打开下面的链接设置密码：\n\n{link}\n\n如果您不认识邀请您的公司，请忽略这封邮件。',
    'zh-TW':
      '{name}，您好：\n\n您已受邀使用{system}。請在 {days} 天內開啟下面的連結設定密碼：\n\n{link}\n\n如果您不認識邀請您的公司，請忽略這封郵件。',
    'en-US':
      'Hello {name},\n\nYou are invited to {system}. Open this link within {days} days to choose your password:\n\n{link}\n\nIf you do not know the company that invites you, ignore this mail.',
  },
  'registerMail.subject': {
    'zh-CN': '{system} 企业注册验证码',
    'zh-TW': '{system} 企業註冊驗證碼',
    'en-US': 'Your {system} registration code',
  },
  'registerMail.text': {
    'zh-CN': '您的企业注册验证码是 {code}，{minutes} 分钟内有效。\n\n如果不是您本人申请，请忽略这封邮件。',
    'zh-TW': '您的企業註冊驗證碼是 {code}，{minutes} 分鐘內有效。\n\n若非您本人申請，請忽略這封郵件。',
    'en-US':
      '{code} is your code for registering a company. It is good for {minutes, plural, one {# minute} other {# minutes}}.\n\nIf this wasn’t you, ignore this mail.',
  },
  'resetMail.subject': {
    'zh-CN': '{system} 重置密码',
    'zh-TW': '{system} 重設密碼',
    'en-US': 'Reset your {system} password',
  },
  'resetMail.text': {
    'zh-CN':
      '{name}，您好：\n\n有人申请重置您在 {system} 的密码。请在 {minutes} 分钟内打开下面的链接设置新密码，链接只能使用一次：\n\n{link}\n\n如果不是您本人申请，请忽略这封邮件，您的密码不会改变。',
    'zh-TW':
      '{name}，您好：\n\n有人申請重設您在 {system} 的密碼。請在 {minutes} 分鐘內開啟下面的連結設定新密碼，連結只能使用一次：\n\n{link}\n\n若非您本人申請，請忽略這封郵件，您的密碼不會改變。',
    'en-US':
      'Hello {name},\n\nsomebody asked to reset your password for {system}. Open this link within {minutes, plural, one {# minute} other {# minutes}} to choose a new one. It works once:\n\n{link}\n\nIf this wasn’t you, ignore this mail. Your password stays as it is.',
  },
  'samlForm.continue': { 'zh-CN': '继续退出', 'zh-TW': '繼續登出', 'en-US': 'Continue signing out' },
  'samlForm.title': { 'zh-CN': '正在退出', 'zh-TW': '正在登出', 'en-US': 'Signing out' },
  'sms.invitation': {
    'zh-CN': '{system}邀请您使用，账号 {account}，有效期到 {date}。请用这个手机号收验证码登录{home}',
    'zh-TW': '{system}邀請您使用，帳號 {account}，有效期到 {date}。請用這個手機號碼收驗證碼登入{home}',
    'en-US':
      '{system} invites you. Your account {account} is open until {date}. Sign in with a code to this phone{home}',
  },
  'sms.resetPassword': {
    'zh-CN': '重置密码验证码 {code}，{minutes} 分钟内有效。如非本人操作，请忽略本短信',
    'zh-TW': '重設密碼驗證碼 {code}，{minutes} 分鐘內有效。若非本人操作，請忽略本簡訊',
    'en-US':
      '{code} is your code for a new password. It is good for {minutes, plural, one {# minute} other {# minutes}}. If this wasn’t you, ignore it.',
  },
  'sms.signIn': {
    'zh-CN': '登录验证码 {code}，{minutes} 分钟内有效，请勿告诉他人',
    'zh-TW': '登入驗證碼 {code}，{minutes} 分鐘內有效，請勿告訴他人',
    'en-US':
      '{code} is your code for logging in. It is good for {minutes, plural, one {# minute} other {# minutes}}. Don’t share it.',
  },
  'vendor.dingtalk': { 'zh-CN': '钉钉', 'zh-TW': '釘釘', 'en-US': 'DingTalk' },
  'vendor.feishu': { 'zh-CN': '飞书', 'zh-TW': '飛書', 'en-US': 'Feishu' },
  'vendor.github': { 'zh-CN': 'GitHub', 'zh-TW': 'GitHub', 'en-US': 'GitHub' },
  'vendor.wechat': { 'zh-CN': '微信', 'zh-TW': '微信', 'en-US': 'WeChat' },
  'vendor.wecom': { 'zh-CN': '企业微信', 'zh-TW': '企業微信', 'en-US': 'WeCom' },
} satisfies Texts
