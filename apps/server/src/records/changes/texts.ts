import type { Texts } from '@signet/std'

export const texts = {
  row: { 'zh-CN': '第 {number} 行', 'zh-TW': '第 {number} 列', 'en-US': 'Row {number}' },
  rowNamed: {
    'zh-CN': '第 {number} 行（{name}）',
    'zh-TW': '第 {number} 列（{name}）',
    'en-US': 'Row {number} ({name})',
  },
} satisfies Texts
