import type { Texts } from '@signet/std'

export const texts = {
  'notice.uncovered': {
    'zh-CN': '流程“{flow}”有 {count} 处找不到合适的审批人，例如“{node}”',
    'zh-TW': '流程「{flow}」有 {count} 處找不到合適的審批人，例如「{node}」',
    'en-US':
      '“{flow}” has no suitable approver in {count, plural, one {# place} other {# places}}, such as “{node}”',
  },
} satisfies Texts
