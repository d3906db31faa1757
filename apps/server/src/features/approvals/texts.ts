import type { Texts } from '@signet/std'

export const texts = {
  caseNotFound: {
    'zh-CN': '没有这个单据',
    'zh-TW': '沒有這張單據',
    'en-US': 'We couldn’t find this request.',
  },
  flowNotFound: {
    'zh-CN': '没有这个流程，或流程尚未发布',
    'zh-TW': '沒有這個流程，或流程尚未發佈',
    'en-US': 'This flow doesn’t exist or hasn’t been published.',
  },
  mentionedNotInvolved: {
    'zh-CN': '{name}与此单据无关，不能提及',
    'zh-TW': '{name}與此單據無關，不能提及',
    'en-US': '{name} isn’t involved in this request, so you can’t mention them.',
  },
  tooManyFilters: {
    'zh-CN': '每个列表最多保存{max}个筛选，请先删除一个',
    'zh-TW': '每個列表最多儲存{max}個篩選，請先刪除一個',
    'en-US': 'You can save up to {max} filters per list. Delete one first.',
  },
  notInvolved: {
    'zh-CN': '您与此单据无关，不能查看',
    'zh-TW': '您與此單據無關，無法檢視',
    'en-US': 'You’re not involved in this request.',
  },
  'notice.approved': {
    'zh-CN': '您的“{title}”已通过',
    'zh-TW': '您的「{title}」已核准',
    'en-US': 'Your “{title}” was approved',
  },
  'notice.commented': {
    'zh-CN': '{person}评论了“{title}”',
    'zh-TW': '{person}在「{title}」留言',
    'en-US': '{person} commented on “{title}”',
  },
  'notice.copied': {
    'zh-CN': '{person, select, system {系统} other {{person}}}将“{title}”抄送给您',
    'zh-TW': '{person, select, system {系統} other {{person}}}將「{title}」抄送給您',
    'en-US': '{person, select, system {The system} other {{person}}} CC’d you on “{title}”',
  },
  'notice.decidedForYou': {
    'zh-CN': '{person}代您办理了“{title}”（{node}）',
    'zh-TW': '{person}代您辦理了「{title}」（{node}）',
    'en-US': '{person} handled “{title}” at “{node}” for you',
  },
  'notice.dueSoon': {
    'zh-CN': '“{title}”在“{node}”即将到期，请尽快处理',
    'zh-TW': '「{title}」在「{node}」即將到期，請盡快處理',
    'en-US': '“{title}” is due soon at “{node}”',
  },
  'notice.draftHandedOver': {
    'zh-CN': '{person}把草稿“{title}”移交给了您',
    'zh-TW': '{person}把草稿「{title}」移交給了您',
    'en-US': '{person} handed over the draft “{title}” to you',
  },
  'notice.helpAsked': {
    'zh-CN': '{person}请您协助填写“{title}”',
    'zh-TW': '{person}請您協助填寫「{title}」',
    'en-US': '{person} asked you to help with “{title}”',
  },
  'notice.jumped': {
    'zh-CN': '{person}把您的“{title}”跳转到了“{node}”',
    'zh-TW': '{person}把您的「{title}」跳轉到了「{node}」',
    'en-US': '{person} moved your “{title}” to “{node}”',
  },
  'notice.launchedForYou': {
    'zh-CN': '{person}代您发起了“{title}”',
    'zh-TW': '{person}代您發起了「{title}」',
    'en-US': '{person} started “{title}” for you',
  },
  'notice.mentioned': {
    'zh-CN': '{person}在“{title}”的评论中提到了您',
    'zh-TW': '{person}在「{title}」的評論中提到了您',
    'en-US': '{person} mentioned you in a comment on “{title}”',
  },
  'notice.overdue': {
    'zh-CN': '“{title}”在“{node}”已超时，请尽快处理',
    'zh-TW': '「{title}」在「{node}」已逾時，請盡快處理',
    'en-US': '“{title}” at “{node}” is overdue',
  },
  'notice.overdueWithOthers': {
    'zh-CN': '您的“{title}”在“{node}”已超时',
    'zh-TW': '您的「{title}」在「{node}」已逾時',
    'en-US': 'Your “{title}” is overdue at “{node}”',
  },
  'notice.rejected': {
    'zh-CN': '您的“{title}”在“{node}”被{person}拒绝',
    'zh-TW': '您的「{title}」在「{node}」被{person}駁回',
    'en-US': '{person} rejected your “{title}” at “{node}”',
  },
  'notice.resumed': {
    'zh-CN': '{person}恢复了“{title}”',
    'zh-TW': '{person}恢復了「{title}」',
    'en-US': '{person} resumed “{title}”',
  },
  'notice.returned': {
    'zh-CN': '您的“{title}”被{person}退回',
    'zh-TW': '您的「{title}」被{person}退回',
    'en-US': '{person} sent back your “{title}”',
  },
  'notice.returnedToYou': {
    'zh-CN': '{person}将“{title}”退回到“{node}”，请您重新处理',
    'zh-TW': '{person}將「{title}」退回至「{node}」，請您重新處理',
    'en-US': '{person} sent “{title}” back to you at “{node}”',
  },
  'notice.revived': {
    'zh-CN': '{person}复活了您的“{title}”',
    'zh-TW': '{person}復活了您的「{title}」',
    'en-US': '{person} reopened your “{title}”',
  },
  'notice.revoked': {
    'zh-CN': '“{title}”已撤销',
    'zh-TW': '「{title}」已撤銷',
    'en-US': '“{title}” was revoked',
  },
  'notice.signatureAsked': {
    'zh-CN': '{person}请您会签“{title}”',
    'zh-TW': '{person}請您會簽「{title}」',
    'en-US': '{person} asked you to approve “{title}”',
  },
  'notice.stepFailed': {
    'zh-CN': '“{title}”的步骤“{node}”未能自动完成，请到管理后台查看',
    'zh-TW': '「{title}」的步驟「{node}」未能自動完成，請到管理後台查看',
    'en-US': 'An automatic step of “{title}” failed at “{node}”. Check it in the studio.',
  },
  'notice.suspended': {
    'zh-CN': '{person}暂停了“{title}”',
    'zh-TW': '{person}暫停了「{title}」',
    'en-US': '{person} suspended “{title}”',
  },
  'notice.task': {
    'zh-CN': '“{title}”等待您在“{node}”处理',
    'zh-TW': '「{title}」等待您在「{node}」處理',
    'en-US': '“{title}” is waiting for you at “{node}”',
  },
  'notice.taskForOther': {
    'zh-CN': '“{title}”等待您代{principal}在“{node}”处理',
    'zh-TW': '「{title}」等待您代{principal}在「{node}」處理',
    'en-US': '“{title}” is waiting for you at “{node}” on behalf of {principal}',
  },
  'notice.terminated': {
    'zh-CN': '您的“{title}”被{person}终止',
    'zh-TW': '您的「{title}」被{person}終止',
    'en-US': '{person} terminated your “{title}”',
  },
  'notice.transferred': {
    'zh-CN': '{person}将“{title}”转办给您处理',
    'zh-TW': '{person}將「{title}」轉辦給您處理',
    'en-US': '{person} transferred “{title}” to you',
  },
  'notice.urged': {
    'zh-CN': '{person}催您处理“{title}”',
    'zh-TW': '{person}提醒您儘快處理「{title}」',
    'en-US': '{person} reminded you about “{title}”',
  },
  revocationOf: {
    'zh-CN': '撤销申请：{title}',
    'zh-TW': '撤銷申請：{title}',
    'en-US': 'Revocation of {title}',
  },
  'notice.message': { 'zh-CN': '{title}：{text}', 'zh-TW': '{title}：{text}', 'en-US': '{title}: {text}' },
  stepFailed: {
    'zh-CN': '自动步骤未能完成，已通知管理员处理',
    'zh-TW': '自動步驟未能完成，已通知管理員處理',
    'en-US': 'An automatic step failed. The administrator has been notified.',
  },
  'printed.for': {
    'zh-CN': '{agent} 代 {person}',
    'zh-TW': '{agent} 代 {person}',
    'en-US': '{agent} for {person}',
  },
} satisfies Texts
