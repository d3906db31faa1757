import type { Texts } from '@signet/std'

export const texts = {
  and: { 'zh-CN': '、', 'zh-TW': '、', 'en-US': ', ' },
  confirm: { 'zh-CN': '确认修改', 'zh-TW': '確認修改', 'en-US': 'Save the change' },
  gains: { 'zh-CN': '得到', 'zh-TW': '得到', 'en-US': 'Gains' },
  loses: { 'zh-CN': '失去', 'zh-TW': '失去', 'en-US': 'Loses' },
  more: {
    'zh-CN': '还有 {count} 人也有变化',
    'zh-TW': '還有 {count} 人也有變化',
    'en-US': '{count, plural, one {# more person is} other {# more people are}} affected',
  },
  none: {
    'zh-CN': '没有人的权限会变化',
    'zh-TW': '沒有人的權限會變化',
    'en-US': 'No one gains or loses anything',
  },
  person: { 'zh-CN': '人员', 'zh-TW': '人員', 'en-US': 'Person' },
  'right.add': { 'zh-CN': '新增', 'zh-TW': '新增', 'en-US': 'add' },
  'right.change': { 'zh-CN': '修改', 'zh-TW': '修改', 'en-US': 'change' },
  'right.export': { 'zh-CN': '导出', 'zh-TW': '匯出', 'en-US': 'export' },
  'right.import': { 'zh-CN': '导入', 'zh-TW': '匯入', 'en-US': 'import' },
  'right.launch': { 'zh-CN': '发起', 'zh-TW': '發起', 'en-US': 'start' },
  'right.print': { 'zh-CN': '打印', 'zh-TW': '列印', 'en-US': 'print' },
  'right.remove': { 'zh-CN': '删除', 'zh-TW': '刪除', 'en-US': 'delete' },
  'right.see': { 'zh-CN': '查看', 'zh-TW': '檢視', 'en-US': 'see' },
  'right.use': { 'zh-CN': '使用', 'zh-TW': '使用', 'en-US': 'use' },
  rightsOn: { 'zh-CN': '{name}：{rights}', 'zh-TW': '{name}：{rights}', 'en-US': '{name}: {rights}' },
  title: {
    'zh-CN': '{count} 人的权限会变化',
    'zh-TW': '{count} 人的權限會變化',
    'en-US': '{count, plural, one {The rights of one person change} other {The rights of # people change}}',
  },
  usedBy: {
    'zh-CN': '成员还会被这些设计点名：{names}',
    'zh-TW': '成員還會被這些設計點名：{names}',
    'en-US': 'Its members are also named by {names}',
  },
} satisfies Texts
