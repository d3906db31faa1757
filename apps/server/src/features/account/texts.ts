import type { Texts } from '@signet/std'

export const texts = {
  'notice.cancelled': {
    'zh-CN': '{name}注销了账号{left, plural, =0 {} other {，还有 # 条待办需要移交}}',
    'zh-TW': '{name}註銷了帳號{left, plural, =0 {} other {，還有 # 項待辦需要移交}}',
    'en-US':
      '{name} closed their account{left, plural, =0 {} one {, # task needs handing over} other {, # tasks need handing over}}',
  },
  'notice.guessed': {
    'zh-CN':
      '有人在 {address} 多次输错您的密码，该处登录已暂停。您在常用设备上不受影响。如果不是您本人操作，建议修改密码',
    'zh-TW':
      '有人在 {address} 多次輸錯您的密碼，該處登入已暫停。您在常用裝置上不受影響。若非您本人操作，建議變更密碼',
    'en-US':
      'Somebody at {address} entered wrong passwords for your account, so login from there is paused. Devices you have used stay as they are. If this wasn’t you, consider a new password',
  },
  'notice.identityBound': {
    'zh-CN': '您的账号已绑定统一登录“{name}”。如果不是您本人操作，请立即联系管理员',
    'zh-TW': '您的帳號已綁定單一登入「{name}」。若非您本人操作，請立即聯絡管理員',
    'en-US':
      'Single sign-on as “{name}” was linked to your account. If this wasn’t you, contact your administrator now',
  },
  'notice.identityUnbound': {
    'zh-CN': '您的账号已解除绑定统一登录“{name}”',
    'zh-TW': '您的帳號已解除綁定單一登入「{name}」',
    'en-US': 'Single sign-on as “{name}” was unlinked from your account',
  },
  'notice.passkeyAdded': {
    'zh-CN': '您的账号添加了通行密钥“{name}”，可以用它登录。如果不是您本人操作，请立即联系管理员',
    'zh-TW': '您的帳號新增了通行密鑰「{name}」，可用來登入。若非您本人操作，請立即聯絡管理員',
    'en-US':
      'The passkey “{name}” was added to your account and can log in as you. If this wasn’t you, contact your administrator now',
  },
  'notice.passkeyRemoved': {
    'zh-CN': '您的账号移除了通行密钥“{name}”',
    'zh-TW': '您的帳號移除了通行密鑰「{name}」',
    'en-US': 'The passkey “{name}” was removed from your account',
  },
  'notice.passkeysReset': {
    'zh-CN': '管理员移除了您账号的全部通行密钥，您可以重新添加',
    'zh-TW': '管理員移除了您帳號的全部通行密鑰，您可以重新新增',
    'en-US': 'An administrator removed all passkeys of your account. You can add new ones',
  },
  'notice.passwordChanged': {
    'zh-CN': '您的登录密码已修改。如果不是您本人操作，请立即联系管理员',
    'zh-TW': '您的登入密碼已變更。若非您本人操作，請立即聯絡管理員',
    'en-US': 'Your password was changed. If this wasn’t you, contact your administrator now',
  },
  'notice.passwordEnds': {
    'zh-CN': '您的登录密码将在 {days} 天后到期，请尽快修改',
    'zh-TW': '您的登入密碼將於 {days} 天後到期，請儘快變更',
    'en-US': 'Your password must be changed within {days, plural, one {# day} other {# days}}',
  },
  'notice.passwordForgotten': {
    'zh-CN': '您的登录密码已通过找回密码重新设置，所有设备均已退出。如果不是您本人操作，请立即联系管理员',
    'zh-TW': '您的登入密碼已透過找回密碼重新設定，所有裝置均已登出。若非您本人操作，請立即聯絡管理員',
    'en-US':
      'Your forgotten password was replaced, and all devices were logged out. If this wasn’t you, contact your administrator now',
  },
  'notice.passwordReset': {
    'zh-CN': '管理员重置了您的登录密码，下次登录时请设置新密码',
    'zh-TW': '管理員重設了您的登入密碼，下次登入時請設定新密碼',
    'en-US': 'An administrator reset your password. Set a new one at your next login',
  },
  'notice.secondFactorOff': {
    'zh-CN': '您的账号已停用两步验证。如果不是您本人操作，请立即联系管理员',
    'zh-TW': '您的帳號已停用雙重驗證。若非您本人操作，請立即聯絡管理員',
    'en-US': 'Two-step verification was turned off. If this wasn’t you, contact your administrator now',
  },
  'notice.secondFactorOn': {
    'zh-CN': '您的账号已启用两步验证',
    'zh-TW': '您的帳號已啟用雙重驗證',
    'en-US': 'Two-step verification is on for your account',
  },
  'notice.secondFactorReset': {
    'zh-CN': '管理员停用了您账号的两步验证，您可以重新启用',
    'zh-TW': '管理員停用了您帳號的雙重驗證，您可以重新啟用',
    'en-US': 'An administrator turned off two-step verification for your account. You can turn it on again',
  },
  'notice.viewed': {
    'zh-CN': '{name} 以您的视角查看了系统，只能查看，不能修改',
    'zh-TW': '{name} 以您的視角檢視了系統，只能檢視，無法變更',
    'en-US': '{name} viewed Signet as you see it, without changing anything',
  },
} satisfies Texts
