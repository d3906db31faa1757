import type { Texts } from '@signet/std'

export const texts = {
  before: { 'zh-CN': '{field}（修改前）', 'zh-TW': '{field}（修改前）', 'en-US': '{field} (before)' },
  'change.condition': { 'zh-CN': '触发条件', 'zh-TW': '觸發條件', 'en-US': 'condition' },
  'change.trigger': { 'zh-CN': '触发器', 'zh-TW': '觸發器', 'en-US': 'the trigger' },
  effect: { 'zh-CN': '{does}：{parts}', 'zh-TW': '{does}：{parts}', 'en-US': '{does}: {parts}' },
  'finding.setsItselfOff': {
    'zh-CN': '第 {at} 个动作会再次触发这个触发器',
    'zh-TW': '第 {at} 個動作會再次觸發這個觸發器',
    'en-US': 'Action {at} sets off this trigger again',
  },
  'field.body': { 'zh-CN': '消息正文', 'zh-TW': '訊息內文', 'en-US': 'Text of the message' },
  'field.case_id': { 'zh-CN': '流程实例 ID', 'zh-TW': '流程實例 ID', 'en-US': 'Request ID' },
  'field.case_title': { 'zh-CN': '流程标题', 'zh-TW': '流程標題', 'en-US': 'Request title' },
  'field.count': { 'zh-CN': '第几次', 'zh-TW': '第幾次', 'en-US': 'Occurrence number' },
  'field.change': {
    'zh-CN': '操作（added 新增 / updated 修改 / deleted 删除）',
    'zh-TW': '操作（added 新增 / updated 修改 / deleted 刪除）',
    'en-US': 'Action (added / updated / deleted)',
  },
  'field.done_by': { 'zh-CN': '操作人', 'zh-TW': '操作人', 'en-US': 'Done by' },
  'field.launched_by': { 'zh-CN': '发起人', 'zh-TW': '發起人', 'en-US': 'Started by' },
  'field.outcome': { 'zh-CN': '审批结果', 'zh-TW': '審批結果', 'en-US': 'Outcome' },
  'field.planned_at': { 'zh-CN': '计划时间', 'zh-TW': '計畫時間', 'en-US': 'Planned time' },
  'field.receiver': { 'zh-CN': '第一位接收人', 'zh-TW': '第一位接收人', 'en-US': 'First recipient' },
  'field.receivers': { 'zh-CN': '接收人数', 'zh-TW': '接收人數', 'en-US': 'Recipients' },
  'field.record_id': { 'zh-CN': '记录 ID', 'zh-TW': '記錄 ID', 'en-US': 'Record ID' },
  'field.sender': { 'zh-CN': '发送人', 'zh-TW': '傳送人', 'en-US': 'Sender' },
  'field.subject': { 'zh-CN': '消息对象', 'zh-TW': '訊息對象', 'en-US': 'Subject' },
  'notice.failed': {
    'zh-CN': '触发器“{name}”执行失败，请查看执行记录',
    'zh-TW': '觸發器「{name}」執行失敗，請查看執行記錄',
    'en-US': 'The trigger “{name}” failed. Check its runs.',
  },
  'notice.message': { 'zh-CN': '{name}：{text}', 'zh-TW': '{name}：{text}', 'en-US': '{name}: {text}' },
} satisfies Texts
