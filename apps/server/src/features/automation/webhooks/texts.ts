import type { Texts } from '@signet/std'

export const texts = {
  'notice.stopped': {
    'zh-CN': 'Webhook“{name}”长时间无法送达，已自动停用',
    'zh-TW': 'Webhook「{name}」長時間無法送達，已自動停用',
    'en-US': 'The webhook “{name}” couldn’t be delivered for a long time and was turned off',
  },
  'robot.case.approved': {
    'zh-CN': '“{title}”已通过',
    'zh-TW': '「{title}」已通過',
    'en-US': '“{title}” was approved',
  },
  'robot.case.launched': {
    'zh-CN': '{starter}发起了“{title}”',
    'zh-TW': '{starter}發起了「{title}」',
    'en-US': '{starter} submitted “{title}”',
  },
  'robot.case.recalled': {
    'zh-CN': '{starter}撤回了“{title}”',
    'zh-TW': '{starter}撤回了「{title}」',
    'en-US': '{starter} withdrew “{title}”',
  },
  'robot.case.rejected': {
    'zh-CN': '“{title}”被拒绝',
    'zh-TW': '「{title}」被拒絕',
    'en-US': '“{title}” was rejected',
  },
  'robot.case.returned': {
    'zh-CN': '“{title}”被退回',
    'zh-TW': '「{title}」被退回',
    'en-US': '“{title}” was sent back',
  },
  'robot.case.revoked': {
    'zh-CN': '“{title}”已撤销',
    'zh-TW': '「{title}」已撤銷',
    'en-US': '“{title}” was revoked',
  },
  'robot.case.terminated': {
    'zh-CN': '“{title}”已终止',
    'zh-TW': '「{title}」已終止',
    'en-US': '“{title}” was terminated',
  },
  'robot.record.added': {
    'zh-CN': '{by}新增了“{form}”',
    'zh-TW': '{by}新增了「{form}」',
    'en-US': '{by} added a record to “{form}”',
  },
  'robot.record.changed': {
    'zh-CN': '{by}修改了“{form}”',
    'zh-TW': '{by}修改了「{form}」',
    'en-US': '{by} changed a record of “{form}”',
  },
  'robot.record.deleted': {
    'zh-CN': '{by}删除了“{form}”',
    'zh-TW': '{by}刪除了「{form}」',
    'en-US': '{by} deleted a record of “{form}”',
  },
  'robot.task.created': {
    'zh-CN': '“{title}”等待{person}处理：{node}',
    'zh-TW': '「{title}」等待{person}處理：{node}',
    'en-US': '“{title}” waits for {person}: {node}',
  },
  'robot.task.done': {
    'zh-CN': '{person}处理了“{title}”：{node}',
    'zh-TW': '{person}處理了「{title}」：{node}',
    'en-US': '{person} handled “{title}”: {node}',
  },
  'robot.webhook.test': {
    'zh-CN': '这是“{name}”的测试消息',
    'zh-TW': '這是「{name}」的測試訊息',
    'en-US': 'This is a test of “{name}”',
  },
  robotOpen: { 'zh-CN': '查看', 'zh-TW': '檢視', 'en-US': 'Open' },
} satisfies Texts
