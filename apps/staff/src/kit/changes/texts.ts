import type { Texts } from '@signet/std'

export const texts = {
  by: { 'zh-CN': '{person} 修改', 'zh-TW': '{person} 修改', 'en-US': '{person} changed it' },
  'by.created': { 'zh-CN': '{person} 创建', 'zh-TW': '{person} 建立', 'en-US': '{person} created it' },
  'by.removed': { 'zh-CN': '{person} 删除', 'zh-TW': '{person} 刪除', 'en-US': '{person} deleted it' },
  empty: { 'zh-CN': '没有修改记录', 'zh-TW': '沒有修改紀錄', 'en-US': 'No changes yet' },
  more: { 'zh-CN': '更早的记录', 'zh-TW': '更早的紀錄', 'en-US': 'Earlier changes' },
  rowAdded: { 'zh-CN': '{label}：增加一行', 'zh-TW': '{label}：增加一列', 'en-US': '{label}: row added' },
  rowRemoved: {
    'zh-CN': '{label}：删除一行',
    'zh-TW': '{label}：刪除一列',
    'en-US': '{label}: row deleted',
  },
  system: { 'zh-CN': '系统', 'zh-TW': '系統', 'en-US': 'System' },
} satisfies Texts
