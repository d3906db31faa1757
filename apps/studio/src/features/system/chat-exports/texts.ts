import type { Texts } from '@signet/std'

export const texts = {
  ask: { 'zh-CN': '提交申请', 'zh-TW': '提交申請', 'en-US': 'Ask' },
  askedAt: { 'zh-CN': '申请时间', 'zh-TW': '申請時間', 'en-US': 'Asked' },
  askedBy: { 'zh-CN': '申请人', 'zh-TW': '申請人', 'en-US': 'Asked by' },
  by: { 'zh-CN': '{name} 申请的导出', 'zh-TW': '{name} 申請的匯出', 'en-US': 'Export asked by {name}' },
  decide: { 'zh-CN': '审批', 'zh-TW': '審批', 'en-US': 'Decide' },
  decidedAt: { 'zh-CN': '审批时间', 'zh-TW': '審批時間', 'en-US': 'Decided' },
  decidedBy: { 'zh-CN': '审批人', 'zh-TW': '審批人', 'en-US': 'Decided by' },
  decision: { 'zh-CN': '结果', 'zh-TW': '結果', 'en-US': 'Decision' },
  'decision.approve': { 'zh-CN': '批准', 'zh-TW': '核准', 'en-US': 'Approve' },
  'decision.refuse': { 'zh-CN': '不批准', 'zh-TW': '不核准', 'en-US': 'Refuse' },
  'decisionHint.approve': {
    'zh-CN': '文件会在后台生成，您和申请人 7 天内可以下载。',
    'zh-TW': '檔案會在背景產生，您和申請人 7 天內可以下載。',
    'en-US': 'The file is made in the background. You and who asked can download it for 7 days.',
  },
  'decisionHint.refuse': {
    'zh-CN': '不会导出任何内容，申请人会看到说明。',
    'zh-TW': '不會匯出任何內容，申請人會看到說明。',
    'en-US': 'Nothing is exported. Who asked reads your note.',
  },
  download: { 'zh-CN': '下载', 'zh-TW': '下載', 'en-US': 'Download' },
  downloads: { 'zh-CN': '下载记录', 'zh-TW': '下載記錄', 'en-US': 'Downloads' },
  emptyHint: {
    'zh-CN': '为审计或调查导出聊天记录：一人申请，另一人审批，每次下载都有记录。',
    'zh-TW': '為稽核或調查匯出聊天記錄：一人申請，另一人審批，每次下載都有記錄。',
    'en-US':
      'Export chats for an audit or an investigation: one person asks, another approves, and each download is recorded.',
  },
  expiresAt: { 'zh-CN': '文件删除时间', 'zh-TW': '檔案刪除時間', 'en-US': 'File is deleted' },
  failure: { 'zh-CN': '未生成的原因', 'zh-TW': '未產生的原因', 'en-US': 'Why it wasn’t made' },
  groups: { 'zh-CN': '群和单据会话', 'zh-TW': '群組和單據會話', 'en-US': 'Groups and chats about requests' },
  groupsHint: {
    'zh-CN': '不选时，导出所选人员参与的所有会话。',
    'zh-TW': '不選時，匯出所選人員參與的所有會話。',
    'en-US': 'Leave empty for all chats of the people above.',
  },
  informed: { 'zh-CN': '已通知的人数', 'zh-TW': '已通知的人數', 'en-US': 'People told' },
  madeAt: { 'zh-CN': '生成时间', 'zh-TW': '產生時間', 'en-US': 'Made' },
  messages: { 'zh-CN': '消息数', 'zh-TW': '訊息數', 'en-US': 'Messages' },
  'missing.period': { 'zh-CN': '请选择时间范围', 'zh-TW': '請選擇時間範圍', 'en-US': 'Choose a period.' },
  'missing.subject': {
    'zh-CN': '请至少选择一个人或一个群',
    'zh-TW': '請至少選擇一個人或一個群組',
    'en-US': 'Choose at least one person or one group.',
  },
  new: { 'zh-CN': '申请导出', 'zh-TW': '申請匯出', 'en-US': 'Ask for an export' },
  newHint: {
    'zh-CN':
      '另一位有权限的管理员批准后才会生成文件，14 天内没有审批的申请会失效。按公司设置，相关人员会在导出后收到通知。',
    'zh-TW':
      '另一位有權限的管理員核准後才會產生檔案，14 天內沒有審批的申請會失效。依公司設定，相關人員會在匯出後收到通知。',
    'en-US':
      'The file is made once another administrator approves; after 14 days without a decision the request ends. By your company’s setting, those concerned get a message afterwards.',
  },
  noDownloads: { 'zh-CN': '还没有人下载', 'zh-TW': '還沒有人下載', 'en-US': 'Not downloaded yet' },
  note: { 'zh-CN': '说明', 'zh-TW': '說明', 'en-US': 'Note' },
  noteMissing: {
    'zh-CN': '请说明不批准的原因',
    'zh-TW': '請說明不核准的原因',
    'en-US': 'Say why you refuse.',
  },
  people: { 'zh-CN': '人员', 'zh-TW': '人員', 'en-US': 'People' },
  peopleHint: {
    'zh-CN': '导出其中任何一人参与的会话，包括同一会话中其他人的消息。',
    'zh-TW': '匯出其中任何一人參與的會話，包括同一會話中其他人的訊息。',
    'en-US': 'Chats in which any of them took part, with what others said there.',
  },
  period: { 'zh-CN': '时间范围', 'zh-TW': '時間範圍', 'en-US': 'Period' },
  reason: { 'zh-CN': '理由', 'zh-TW': '理由', 'en-US': 'Reason' },
  state: { 'zh-CN': '状态', 'zh-TW': '狀態', 'en-US': 'State' },
  'state.all': { 'zh-CN': '全部', 'zh-TW': '全部', 'en-US': 'All' },
  'state.approved': { 'zh-CN': '正在生成', 'zh-TW': '正在產生', 'en-US': 'Being made' },
  'state.asked': { 'zh-CN': '待审批', 'zh-TW': '待審批', 'en-US': 'Waiting' },
  'state.expired': { 'zh-CN': '文件已删除', 'zh-TW': '檔案已刪除', 'en-US': 'File deleted' },
  'state.failed': { 'zh-CN': '未生成', 'zh-TW': '未產生', 'en-US': 'Not made' },
  'state.lapsed': {
    'zh-CN': '无人审批，已失效',
    'zh-TW': '無人審批，已失效',
    'en-US': 'Not decided in time',
  },
  'state.ready': { 'zh-CN': '可下载', 'zh-TW': '可下載', 'en-US': 'Ready' },
  'state.refused': { 'zh-CN': '未批准', 'zh-TW': '未核准', 'en-US': 'Refused' },
  title: { 'zh-CN': '聊天导出', 'zh-TW': '聊天匯出', 'en-US': 'Chat exports' },
} satisfies Texts
