import type { Texts } from '@signet/std'

export const texts = {
  by: { 'zh-CN': '邀请方式', 'zh-TW': '邀請方式', 'en-US': 'Invite by' },
  'by.mail': { 'zh-CN': '邮件', 'zh-TW': '電子郵件', 'en-US': 'Mail' },
  'by.mail.hint': {
    'zh-CN': '没有邮箱时会显示一次初始密码',
    'zh-TW': '沒有電子郵件時會顯示一次初始密碼',
    'en-US': 'Without a mail address you see an initial password once.',
  },
  'by.sms': { 'zh-CN': '短信', 'zh-TW': '簡訊', 'en-US': 'Text message' },
  'by.sms.hint': {
    'zh-CN': '发到上面的手机号，对方用验证码登录',
    'zh-TW': '發到上面的手機號碼，對方用驗證碼登入',
    'en-US': 'Goes to the mobile number above. They sign in with a code to the same phone.',
  },
  chosen: { 'zh-CN': '已选 {count} 人', 'zh-TW': '已選 {count} 人', 'en-US': '{count} chosen' },
  company: { 'zh-CN': '所属单位', 'zh-TW': '所屬單位', 'en-US': 'Company' },
  emailHint: {
    'zh-CN': '填了就用邮件发送设置密码的链接，七天内有效',
    'zh-TW': '填了就用電子郵件寄送設定密碼的連結，七天內有效',
    'en-US': 'We’ll email a link to choose a password. It works for a week.',
  },
  emptyHint: {
    'zh-CN': '邀请供应商、客户或审计人员，他们只参与您指定的流程，到期自动关闭。',
    'zh-TW': '邀請供應商、客戶或稽核人員，他們只參與您指定的流程，到期自動關閉。',
    'en-US':
      'Invite suppliers, customers or auditors. They take part only where you name them, and their accounts close on their last day.',
  },
  end: { 'zh-CN': '立即关闭', 'zh-TW': '立即關閉', 'en-US': 'Close now' },
  endHint: {
    'zh-CN': '对方马上退出登录，不能再进来。之后可以重新开放。',
    'zh-TW': '對方馬上登出，不能再進來。之後可以重新開放。',
    'en-US': 'They’re signed out at once and can’t come back in. You can reopen the account later.',
  },
  endManyTitle: {
    'zh-CN': '关闭这 {count} 个账号？',
    'zh-TW': '要關閉這 {count} 個帳號嗎？',
    'en-US': 'Close {count, plural, one {this account} other {these # accounts}}?',
  },
  endTitle: {
    'zh-CN': '关闭{name}的账号？',
    'zh-TW': '要關閉{name}的帳號嗎？',
    'en-US': 'Close the account of {name}?',
  },
  extend: { 'zh-CN': '延长', 'zh-TW': '延長', 'en-US': 'Extend' },
  extendHint: {
    'zh-CN': '这一天结束时账号自动关闭，最多一年；已关闭的账号会重新开放',
    'zh-TW': '這一天結束時帳號自動關閉，最多一年；已關閉的帳號會重新開放',
    'en-US':
      'The accounts close at the end of this day, within a year at most. Those that are closed are opened again.',
  },
  extendMany: { 'zh-CN': '修改最后一天', 'zh-TW': '修改最後一天', 'en-US': 'Change last day' },
  extendTitle: {
    'zh-CN': '修改 {count} 个账号的最后一天',
    'zh-TW': '修改 {count} 個帳號的最後一天',
    'en-US': 'Last day of {count, plural, one {# account} other {# accounts}}',
  },
  extended: { 'zh-CN': '新的最后一天已保存', 'zh-TW': '新的最後一天已儲存', 'en-US': 'Last day saved' },
  invitation: { 'zh-CN': '邀请', 'zh-TW': '邀請', 'en-US': 'Invitation' },
  'invitation.failed': { 'zh-CN': '未送达', 'zh-TW': '未送達', 'en-US': 'Not delivered' },
  'invitation.sent': { 'zh-CN': '已发送', 'zh-TW': '已發送', 'en-US': 'Sent' },
  'invitation.waiting': { 'zh-CN': '正在发送', 'zh-TW': '正在發送', 'en-US': 'Sending' },
  invite: { 'zh-CN': '邀请外部人员', 'zh-TW': '邀請外部人員', 'en-US': 'Invite an external person' },
  inviteMany: { 'zh-CN': '再次邀请', 'zh-TW': '再次邀請', 'en-US': 'Invite again' },
  invitedAgain: {
    'zh-CN': '正在重新发送邀请',
    'zh-TW': '正在重新傳送邀請',
    'en-US': 'Sending the invitations again',
  },
  invitedBy: { 'zh-CN': '邀请人', 'zh-TW': '邀請人', 'en-US': 'Invited by' },
  lastDay: { 'zh-CN': '最后一天', 'zh-TW': '最後一天', 'en-US': 'Last day' },
  lastDayHint: {
    'zh-CN': '这一天结束时账号自动关闭，最多一年',
    'zh-TW': '這一天結束時帳號自動關閉，最多一年',
    'en-US': 'The account closes at the end of this day, within a year at most.',
  },
  mailed: {
    'zh-CN': '正在把邀请发到 {email}，没有送达时会在这里显示',
    'zh-TW': '正在把邀請寄到 {email}，沒有送達時會在這裡顯示',
    'en-US': 'Mailing {email}. This list says so if it can’t be delivered.',
  },
  name: { 'zh-CN': '姓名', 'zh-TW': '姓名', 'en-US': 'Name' },
  purpose: { 'zh-CN': '来做什么', 'zh-TW': '來做什麼', 'en-US': 'Purpose' },
  reopen: { 'zh-CN': '重新开放', 'zh-TW': '重新開放', 'en-US': 'Reopen' },
  sendAgain: { 'zh-CN': '重新发送', 'zh-TW': '重新發送', 'en-US': 'Send again' },
  sendingAgain: {
    'zh-CN': '正在重新发送邀请',
    'zh-TW': '正在重新發送邀請',
    'en-US': 'Sending the invitation again',
  },
  'state.closed': { 'zh-CN': '已关闭', 'zh-TW': '已關閉', 'en-US': 'Closed' },
  'state.open': { 'zh-CN': '开放中', 'zh-TW': '開放中', 'en-US': 'Open' },
  texted: {
    'zh-CN': '正在把邀请短信发到 {phone}，没有送达时会在这里显示',
    'zh-TW': '正在把邀請簡訊發到 {phone}，沒有送達時會在這裡顯示',
    'en-US': 'Texting {phone}. This list says so if it can’t be delivered.',
  },
  title: { 'zh-CN': '外部人员', 'zh-TW': '外部人員', 'en-US': 'External people' },
  until: { 'zh-CN': '开放到', 'zh-TW': '開放到', 'en-US': 'Open until' },
} satisfies Texts
