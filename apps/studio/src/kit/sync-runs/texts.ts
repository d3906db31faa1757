import type { Texts } from '@signet/std'

export const texts = {
  all: { 'zh-CN': '全部', 'zh-TW': '全部', 'en-US': 'All' },
  changes: { 'zh-CN': '差异', 'zh-TW': '差異', 'en-US': 'Differences' },
  none: { 'zh-CN': '空', 'zh-TW': '空', 'en-US': 'empty' },
  same: { 'zh-CN': '没有差异', 'zh-TW': '沒有差異', 'en-US': 'No differences' },
  'state.changed': { 'zh-CN': '数据有变化', 'zh-TW': '資料有變化', 'en-US': 'Changed meanwhile' },
  'state.done': { 'zh-CN': '已完成', 'zh-TW': '已完成', 'en-US': 'Done' },
  'state.failed': { 'zh-CN': '失败', 'zh-TW': '失敗', 'en-US': 'Failed' },
  'state.ready': { 'zh-CN': '待执行', 'zh-TW': '待執行', 'en-US': 'Ready' },
  'state.stopped': { 'zh-CN': '已阻止', 'zh-TW': '已阻止', 'en-US': 'Stopped' },
  'state.waiting': { 'zh-CN': '进行中', 'zh-TW': '進行中', 'en-US': 'Under way' },
  what: { 'zh-CN': '结果', 'zh-TW': '結果', 'en-US': 'What' },
} satisfies Texts
