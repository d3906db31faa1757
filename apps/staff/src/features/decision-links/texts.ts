import type { Texts } from '@signet/std'

export const texts = {
  agree: { 'zh-CN': '同意', 'zh-TW': '同意', 'en-US': 'Approve' },
  as: {
    'zh-CN': '您将以 {name} 的身份处理，链接只能使用一次',
    'zh-TW': '您將以 {name} 的身分處理，連結只能使用一次',
    'en-US': 'You decide as {name}. The link works once.',
  },
  asFor: {
    'zh-CN': '您将以 {name} 的身份代 {principal} 处理，链接只能使用一次',
    'zh-TW': '您將以 {name} 的身分代 {principal} 處理，連結只能使用一次',
    'en-US': 'You decide as {name} for {principal}. The link works once.',
  },
  closedHint: {
    'zh-CN': '登录后可以查看这个申请和您的待办',
    'zh-TW': '登入後可以檢視這個申請和您的待辦',
    'en-US': 'Sign in to see the request and what waits for you.',
  },
  'done.agree': { 'zh-CN': '已同意', 'zh-TW': '已同意', 'en-US': 'Approved' },
  'done.reject': { 'zh-CN': '已拒绝', 'zh-TW': '已拒絕', 'en-US': 'Rejected' },
  doneHint: {
    'zh-CN': '您的处理已记录，可以关闭此页面',
    'zh-TW': '您的處理已記錄，可以關閉此頁面',
    'en-US': 'Your decision is recorded. You can close this page.',
  },
  goodUntil: { 'zh-CN': '有效期至 {at}', 'zh-TW': '有效期至 {at}', 'en-US': 'Good until {at}' },
  handle: { 'zh-CN': '办理', 'zh-TW': '辦理', 'en-US': 'Complete' },
  'need.choice': {
    'zh-CN': '这一步需要选择后续的人员或分支，请登录后处理',
    'zh-TW': '這一步需要選擇後續的人員或分支，請登入後處理',
    'en-US': 'This step asks who or what comes next. Sign in to decide.',
  },
  'need.claim': {
    'zh-CN': '这一步需要先签收，请登录后处理',
    'zh-TW': '這一步需要先簽收，請登入後處理',
    'en-US': 'This task has to be claimed first. Sign in to decide.',
  },
  'need.identity': {
    'zh-CN': '这一步处理前需要确认身份，请登录后处理',
    'zh-TW': '這一步處理前需要確認身分，請登入後處理',
    'en-US': 'This step asks you to confirm it’s you. Sign in to decide.',
  },
  'need.input': {
    'zh-CN': '这一步需要填写意见、签名或表单，请登录后处理',
    'zh-TW': '這一步需要填寫意見、簽名或表單，請登入後處理',
    'en-US': 'This step asks for a note, a signature or form fields. Sign in to decide.',
  },
  noToken: {
    'zh-CN': '链接不完整，请从邮件或通知中重新打开',
    'zh-TW': '連結不完整，請從郵件或通知中重新開啟',
    'en-US': 'The link is incomplete. Open it again from the mail or notification.',
  },
  openCase: { 'zh-CN': '查看完整申请', 'zh-TW': '檢視完整申請', 'en-US': 'Open the whole request' },
  opinion: { 'zh-CN': '意见（可不填）', 'zh-TW': '意見（可不填）', 'en-US': 'Note (optional)' },
  opinionOrReason: {
    'zh-CN': '意见（拒绝时必填）',
    'zh-TW': '意見（拒絕時必填）',
    'en-US': 'Note (required to reject)',
  },
  reasonMissing: {
    'zh-CN': '请填写拒绝的原因',
    'zh-TW': '請填寫拒絕的原因',
    'en-US': 'Say why you reject it.',
  },
  reject: { 'zh-CN': '拒绝', 'zh-TW': '拒絕', 'en-US': 'Reject' },
  signIn: { 'zh-CN': '去登录', 'zh-TW': '去登入', 'en-US': 'Sign in' },
  submitted: { 'zh-CN': '{at} 提交', 'zh-TW': '{at} 提交', 'en-US': 'Submitted {at}' },
  title: { 'zh-CN': '审批', 'zh-TW': '審批', 'en-US': 'Decide' },
} satisfies Texts
