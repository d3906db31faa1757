import type { Texts } from '@signet/std'

export const texts = {
  'notice.approved': {
    'zh-CN': '{person}批准了您申请的聊天导出，文件正在生成',
    'zh-TW': '{person}核准了您申請的聊天匯出，檔案正在產生',
    'en-US': '{person} approved the chat export you asked for. The file is being made',
  },
  'notice.asked': {
    'zh-CN': '{person}申请导出聊天记录，请在管理后台的“聊天导出”中审批',
    'zh-TW': '{person}申請匯出聊天記錄，請在管理後台的「聊天匯出」中審批',
    'en-US': '{person} asks to export chats. Decide under “Chat exports” in the studio',
  },
  'notice.exported': {
    'zh-CN': '您在 {from} 至 {until} 期间的聊天记录已按公司的审计要求导出',
    'zh-TW': '您在 {from} 至 {until} 期間的聊天記錄已依公司的稽核要求匯出',
    'en-US': 'Chats of yours between {from} and {until} were exported for an audit of your company',
  },
  'notice.failed': {
    'zh-CN': '您申请的聊天导出没有生成，原因请在管理后台查看',
    'zh-TW': '您申請的聊天匯出沒有產生，原因請在管理後台檢視',
    'en-US': 'The chat export you asked for wasn’t made. See why in the studio',
  },
  'notice.lapsed': {
    'zh-CN': '您申请的聊天导出一直没有审批，已经失效；需要时请重新申请',
    'zh-TW': '您申請的聊天匯出一直沒有審批，已經失效；需要時請重新申請',
    'en-US': 'The chat export you asked for wasn’t decided in time. Ask again if you still need it',
  },
  'notice.ready': {
    'zh-CN': '聊天导出文件已生成，{days} 天内可以下载',
    'zh-TW': '聊天匯出檔案已產生，{days} 天內可以下載',
    'en-US': 'The chat export is ready. You can download it for {days} days',
  },
  'notice.refused': {
    'zh-CN': '{person}没有批准您申请的聊天导出',
    'zh-TW': '{person}沒有核准您申請的聊天匯出',
    'en-US': '{person} refused the chat export you asked for',
  },
  'page.edited': { 'zh-CN': '编辑于 {at}', 'zh-TW': '編輯於 {at}', 'en-US': 'edited {at}' },
  'page.recalled': { 'zh-CN': '[已撤回]', 'zh-TW': '[已收回]', 'en-US': '[recalled]' },
  'page.removed': {
    'zh-CN': '[已被管理员移除]',
    'zh-TW': '[已被管理員移除]',
    'en-US': '[removed by a moderator]',
  },
  'page.title': { 'zh-CN': '聊天导出 {at}', 'zh-TW': '聊天匯出 {at}', 'en-US': 'Chat export {at}' },
} satisfies Texts
