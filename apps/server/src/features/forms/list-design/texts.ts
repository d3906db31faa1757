import type { Texts } from '@signet/std'

export const texts = {
  'change.column': { 'zh-CN': '列“{name}”', 'zh-TW': '欄「{name}」', 'en-US': 'column “{name}”' },
  'change.list': { 'zh-CN': '列表', 'zh-TW': '列表', 'en-US': 'the list' },
  'finding.casesOpen': {
    'zh-CN': '单据对列表的所有读者开放，包括节点中隐藏的字段',
    'zh-TW': '單據對列表的所有讀者開放，包括節點中隱藏的欄位',
    'en-US': 'Requests are open to every reader of the list, including fields that steps hide',
  },
  'finding.everybodyDeletes': {
    'zh-CN': '所有人（{people} 人）都可以删除数据',
    'zh-TW': '所有人（{people} 人）都可以刪除資料',
    'en-US': 'Everyone ({people}) can delete records',
  },
  'finding.forReaders': {
    'zh-CN': '流程单据只对能打开它们的人可见，下面的人数是上限',
    'zh-TW': '流程單據只對能開啟它們的人可見，下面的人數是上限',
    'en-US': 'Requests are shown only to people who can open them, so the numbers below are upper limits',
  },
  'finding.nobodySees': {
    'zh-CN': '除管理员外没有人能看到数据，请到“授权”中添加',
    'zh-TW': '除管理員外沒有人能看到資料，請到「授權」中新增',
    'en-US': 'Only administrators can see records. Add permissions to share them',
  },
} satisfies Texts
