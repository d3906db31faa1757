import type { Texts } from '@signet/std'

export const texts = {
  title: { 'zh-CN': '我的签名', 'zh-TW': '我的簽名', 'en-US': 'My signatures' },
  add: { 'zh-CN': '新增签名', 'zh-TW': '新增簽名', 'en-US': 'Add signature' },
  empty: { 'zh-CN': '还没有签名', 'zh-TW': '尚無簽名', 'en-US': 'No signatures yet' },
  emptyHint: {
    'zh-CN': '新增一个，审批和表单中就能直接使用',
    'zh-TW': '新增一個，審批與表單中就能直接使用',
    'en-US': 'Add one to use it in approvals and forms',
  },
  count: {
    'zh-CN': '已保存 {count} 个，最多 {most} 个',
    'zh-TW': '已儲存 {count} 個，最多 {most} 個',
    'en-US': '{count} of {most} saved',
  },
  one: { 'zh-CN': '签名 {place}', 'zh-TW': '簽名 {place}', 'en-US': 'Signature {place}' },
  default: { 'zh-CN': '默认', 'zh-TW': '預設', 'en-US': 'Default' },
  setDefault: { 'zh-CN': '设为默认', 'zh-TW': '設為預設', 'en-US': 'Set as default' },
  setDefaultOne: {
    'zh-CN': '将签名 {place} 设为默认',
    'zh-TW': '將簽名 {place} 設為預設',
    'en-US': 'Set signature {place} as default',
  },
  remove: { 'zh-CN': '删除', 'zh-TW': '刪除', 'en-US': 'Delete' },
  removeOne: {
    'zh-CN': '删除签名 {place}',
    'zh-TW': '刪除簽名 {place}',
    'en-US': 'Delete signature {place}',
  },
  'remove.ask': { 'zh-CN': '删除这个签名？', 'zh-TW': '刪除這個簽名？', 'en-US': 'Delete this signature?' },
  'remove.hint': {
    'zh-CN': '已经用它签署的表单不受影响',
    'zh-TW': '已用它簽署的表單不受影響',
    'en-US': 'Forms already signed with it aren’t affected',
  },
} satisfies Texts
