import type { Texts } from '@signet/std'

export const texts = {
  'notice.barredForWriter': {
    'zh-CN': '管理员已在一个会话中将您禁言，您仍可查看该会话',
    'zh-TW': '管理員已在一個會話中將您禁言，您仍可檢視該會話',
    'en-US': 'A moderator restricted you in a chat. You can still read it, but not write',
  },
  'notice.dismissed': {
    'zh-CN': '您举报的消息已核实，未发现违反规定',
    'zh-TW': '您檢舉的訊息已核實，未發現違反規定',
    'en-US': 'The message you reported was reviewed. It doesn’t break the rules',
  },
  'notice.removed': {
    'zh-CN': '您举报的消息已核实，并已移除',
    'zh-TW': '您檢舉的訊息已核實，並已移除',
    'en-US': 'The message you reported was reviewed and removed',
  },
  'notice.removedForWriter': {
    'zh-CN': '管理员移除了您的一条消息',
    'zh-TW': '管理員移除了您的一則訊息',
    'en-US': 'A moderator removed one of your messages',
  },
  'notice.reported': {
    'zh-CN': '有消息被举报，请在管理后台的“消息举报”中处理',
    'zh-TW': '有訊息被檢舉，請在管理後台的「訊息檢舉」中處理',
    'en-US': 'A message was reported. Review it under “Reported messages” in the studio',
  },
  'notice.upheld': {
    'zh-CN': '您举报的消息已核实，举报成立，管理员已处理',
    'zh-TW': '您檢舉的訊息已核實，檢舉成立，管理員已處理',
    'en-US': 'The message you reported was reviewed. Your report was justified and was acted on',
  },
  'notice.waiting': {
    'zh-CN': '您举报的消息暂时没有其他人可以处理。举报已保存，公司增加管理员后即可处理',
    'zh-TW': '您檢舉的訊息暫時沒有其他人可以處理。檢舉已儲存，公司增加管理員後即可處理',
    'en-US':
      'No one else can review the message you reported yet. The report is kept until your company has another administrator',
  },
} satisfies Texts
