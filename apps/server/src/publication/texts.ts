import type { Texts } from '@signet/std'

export const texts = {
  'change.added': { 'zh-CN': '新增{subject}', 'zh-TW': '新增{subject}', 'en-US': 'Added {subject}' },
  'change.removed': { 'zh-CN': '删除{subject}', 'zh-TW': '刪除{subject}', 'en-US': 'Removed {subject}' },
  'change.moved': {
    'zh-CN': '{subject}的位置有变',
    'zh-TW': '{subject}的位置有變',
    'en-US': 'Moved {subject}',
  },
  'change.changed': {
    'zh-CN': '{subject}的{part}有改动',
    'zh-TW': '{subject}的{part}有改動',
    'en-US': 'Changed {subject}: {part}',
  },
  'change.replaced': {
    'zh-CN': '{subject}的{part}：{before} 改为 {after}',
    'zh-TW': '{subject}的{part}：{before} 改為 {after}',
    'en-US': 'Changed {subject}: {part} from {before} to {after}',
  },
  'change.set': {
    'zh-CN': '{subject}的{part}：设为 {after}',
    'zh-TW': '{subject}的{part}：設為 {after}',
    'en-US': 'Changed {subject}: {part} set to {after}',
  },
  'change.cleared': {
    'zh-CN': '{subject}的{part}：原为 {before}，现已清空',
    'zh-TW': '{subject}的{part}：原為 {before}，現已清空',
    'en-US': 'Changed {subject}: {part} cleared (was {before})',
  },
  'value.true': { 'zh-CN': '是', 'zh-TW': '是', 'en-US': 'Yes' },
  'value.false': { 'zh-CN': '否', 'zh-TW': '否', 'en-US': 'No' },
} satisfies Texts
