import type { Texts } from '@signet/std'

export const texts = {
  digestSubject: {
    'zh-CN': '{system}：{count} 条消息',
    'zh-TW': '{system}：{count} 則訊息',
    'en-US': '{system}: {count, plural, one {# message} other {# messages}}',
  },
  mailDecide: { 'zh-CN': '立即审批', 'zh-TW': '立即審批', 'en-US': 'Decide now' },
  mailDecideNote: {
    'zh-CN': '“立即审批”的链接无需登录，只能由您使用一次，{hours} 小时内有效。请勿转发此邮件。',
    'zh-TW': '「立即審批」的連結無須登入，只能由您使用一次，{hours} 小時內有效。請勿轉寄此郵件。',
    'en-US':
      'The link “Decide now” works once, without signing in, within {hours, plural, one {# hour} other {# hours}}. Don’t forward this mail.',
  },
  mailFooter: {
    'zh-CN': '您可以在 {system} 的“设置 › 消息通知”中选择接收哪些消息。',
    'zh-TW': '您可以在 {system} 的「設定 › 訊息通知」中選擇接收哪些訊息。',
    'en-US': 'Choose which messages you get in {system} under Settings › Notifications.',
  },
  mailMore: {
    'zh-CN': '还有 {count} 条消息，请在 {system} 中查看。',
    'zh-TW': '還有 {count} 則訊息，請在 {system} 中檢視。',
    'en-US': '{count, plural, one {# more message is} other {# more messages are}} waiting in {system}.',
  },
  mailOpen: { 'zh-CN': '查看', 'zh-TW': '檢視', 'en-US': 'Open' },
  newMessages: {
    'zh-CN': '{count} 条新消息',
    'zh-TW': '{count} 則新訊息',
    'en-US': '{count, plural, one {New message} other {# new messages}}',
  },
  noAddress: {
    'zh-CN': '此人没有填写地址',
    'zh-TW': '此人沒有填寫地址',
    'en-US': 'This person has no address for this channel.',
  },
  mailReply: {
    'zh-CN': '直接回复此邮件，内容会成为该申请的评论。',
    'zh-TW': '直接回覆此郵件，內容會成為該申請的評論。',
    'en-US': 'Reply to this mail to comment on the request.',
  },
  mailReplyEach: {
    'zh-CN': '请用每条消息下的“回复”，内容会成为该申请的评论。直接回复整封邮件无法对应到申请。',
    'zh-TW': '請用每則訊息下的「回覆」，內容會成為該申請的評論。直接回覆整封郵件無法對應到申請。',
    'en-US':
      'Use Reply below a message to comment on its request. A reply to the whole mail can’t be matched to a request.',
  },
  mailReplyTo: { 'zh-CN': '回复', 'zh-TW': '回覆', 'en-US': 'Reply' },
  'notice.failing.dingtalk': {
    'zh-CN': '钉钉工作通知发送失败，请检查钉钉设置',
    'zh-TW': '釘釘工作通知傳送失敗，請檢查釘釘設定',
    'en-US': 'DingTalk notices can’t be sent. Check the DingTalk settings.',
  },
  'notice.failing.feishu': {
    'zh-CN': '飞书工作通知发送失败，请检查飞书设置',
    'zh-TW': '飛書工作通知傳送失敗，請檢查飛書設定',
    'en-US': 'Feishu notices can’t be sent. Check the Feishu settings.',
  },
  'notice.failing.mail': {
    'zh-CN': '邮件发送失败，请检查邮件设置',
    'zh-TW': '郵件傳送失敗，請檢查郵件設定',
    'en-US': 'Mail can’t be sent. Check the mail settings.',
  },
  'notice.failing.push': {
    'zh-CN': '推送通知发送失败，将自动重试',
    'zh-TW': '推播通知傳送失敗，將自動重試',
    'en-US': 'Push notifications can’t be sent. They are tried again.',
  },
  'notice.failing.sms': {
    'zh-CN': '短信发送失败，请检查短信设置',
    'zh-TW': '簡訊傳送失敗，請檢查簡訊設定',
    'en-US': 'Text messages can’t be sent. Check the text message settings.',
  },
  'notice.failing.wecom': {
    'zh-CN': '企业微信工作通知发送失败，请检查企业微信设置',
    'zh-TW': '企業微信工作通知傳送失敗，請檢查企業微信設定',
    'en-US': 'WeCom notices can’t be sent. Check the WeCom settings.',
  },
  notReady: {
    'zh-CN': '此渠道未设置或已关闭',
    'zh-TW': '此管道未設定或已關閉',
    'en-US': 'This channel isn’t set up or is off.',
  },
  overBefore: {
    'zh-CN': '发送前已读或已处理',
    'zh-TW': '傳送前已讀或已處理',
    'en-US': 'Read or done before it was sent.',
  },
  personGone: {
    'zh-CN': '此人的账号已停用',
    'zh-TW': '此人的帳號已停用',
    'en-US': 'This person’s account is disabled.',
  },
  'reply.automatic': {
    'zh-CN': '自动回复、退信或邮件列表',
    'zh-TW': '自動回覆、退信或郵件清單',
    'en-US': 'An automatic answer, a bounce or a mailing list.',
  },
  'reply.digest': {
    'zh-CN': '这封邮件汇总了多条消息，无法确定您回复的是哪一条。请用每条消息下的“回复”',
    'zh-TW': '這封郵件彙總了多則訊息，無法確定您回覆的是哪一則。請用每則訊息下的「回覆」',
    'en-US':
      'That mail gathered several messages, so we can’t tell which one you answered. Use Reply below the message.',
  },
  'reply.empty': {
    'zh-CN': '回复中没有新的内容',
    'zh-TW': '回覆中沒有新的內容',
    'en-US': 'The reply has no words of its own.',
  },
  'reply.failed': {
    'zh-CN': '系统出错，多次尝试后仍未能添加',
    'zh-TW': '系統發生錯誤，多次嘗試後仍未能新增',
    'en-US': 'It couldn’t be added because of an error on our side, after several attempts.',
  },
  'reply.gone': {
    'zh-CN': '邮件已不在邮箱中',
    'zh-TW': '郵件已不在信箱中',
    'en-US': 'The mail is no longer in the mailbox.',
  },
  'reply.noAnswer': {
    'zh-CN': '不是对系统邮件的回复',
    'zh-TW': '不是對系統郵件的回覆',
    'en-US': 'Not a reply to a mail of ours.',
  },
  'reply.otherSender': {
    'zh-CN': '发件地址与收到原邮件的人不一致',
    'zh-TW': '寄件地址與收到原郵件的人不一致',
    'en-US': 'It came from another address than the mail was sent to.',
  },
  'reply.refusedSubject': {
    'zh-CN': '您的回复未能添加：{subject}',
    'zh-TW': '您的回覆未能新增：{subject}',
    'en-US': 'Your reply wasn’t added: {subject}',
  },
  'reply.refusedText': {
    'zh-CN': '您的回复没有成为评论：{reason}\n\n请登录 {system}，在申请中发表评论。',
    'zh-TW': '您的回覆沒有成為評論：{reason}\n\n請登入 {system}，在申請中發表評論。',
    'en-US': 'Your reply didn’t become a comment: {reason}\n\nSign in to {system} to comment on the request.',
  },
  'reply.tooLarge': {
    'zh-CN': '邮件超过 {max} MB',
    'zh-TW': '郵件超過 {max} MB',
    'en-US': 'The mail is larger than {max} MB.',
  },
  'reply.tooLong': {
    'zh-CN': '回复超过 {max} 个字',
    'zh-TW': '回覆超過 {max} 個字',
    'en-US': 'The reply is longer than {max} letters.',
  },
  'reply.tooManyFiles': {
    'zh-CN': '附件超过 {max} 个',
    'zh-TW': '附件超過 {max} 個',
    'en-US': 'It has more than {max} files.',
  },
  'reply.unknown': {
    'zh-CN': '找不到所回复的邮件，或已过期',
    'zh-TW': '找不到所回覆的郵件，或已過期',
    'en-US': 'The mail that it answers is unknown or too old.',
  },
  'sample.step': { 'zh-CN': '部门审批', 'zh-TW': '部門審批', 'en-US': 'Department' },
  'sample.title': { 'zh-CN': '出差报销 上海', 'zh-TW': '出差報銷 上海', 'en-US': 'Expenses, Shanghai' },
  'sample.verdict': { 'zh-CN': '等待处理', 'zh-TW': '等待處理', 'en-US': 'Waiting for you' },
  'sample.words': {
    'zh-CN': '请尽快处理，谢谢',
    'zh-TW': '請儘快處理，謝謝',
    'en-US': 'Please handle it soon, thanks',
  },
  smsText: {
    'zh-CN': '【{system}】{title} {link}',
    'zh-TW': '【{system}】{title} {link}',
    'en-US': '[{system}] {title} {link}',
  },
  'talk.case': { 'zh-CN': '[申请]', 'zh-TW': '[申請]', 'en-US': '[Request]' },
  'talk.file': { 'zh-CN': '[文件]', 'zh-TW': '[檔案]', 'en-US': '[File]' },
  'talk.image': { 'zh-CN': '[图片]', 'zh-TW': '[圖片]', 'en-US': '[Picture]' },
  'talk.location': { 'zh-CN': '[位置]', 'zh-TW': '[位置]', 'en-US': '[Location]' },
  'talk.voice': { 'zh-CN': '[语音]', 'zh-TW': '[語音]', 'en-US': '[Voice]' },
  unknownToVendor: {
    'zh-CN': '对方应用找不到此人，或此人不在应用的可见范围内',
    'zh-TW': '對方應用程式找不到此人，或此人不在應用程式的可見範圍內',
    'en-US': 'The vendor’s app doesn’t know this person, or may not write to them.',
  },
  vendorRefused: {
    'zh-CN': '对方没有接收：{reason}',
    'zh-TW': '對方沒有接收：{reason}',
    'en-US': 'The vendor didn’t take it: {reason}',
  },
} satisfies Texts
