import type { Texts } from '@signet/std'

export const texts = {
  label: { 'zh-CN': '表单', 'zh-TW': '表單', 'en-US': 'Form' },
  'restored.discard': { 'zh-CN': '放弃', 'zh-TW': '捨棄', 'en-US': 'Discard' },
  'restored.discard.body': {
    'zh-CN': '恢复的内容会被清除，回到未填写时的样子。',
    'zh-TW': '還原的內容會被清除，回到未填寫時的樣子。',
    'en-US': 'Restored content is cleared, and the form goes back to how it was.',
  },
  'restored.discard.confirm': { 'zh-CN': '清除', 'zh-TW': '清除', 'en-US': 'Discard' },
  'restored.discard.title': {
    'zh-CN': '放弃未提交的内容？',
    'zh-TW': '捨棄未提交的內容？',
    'en-US': 'Discard unsubmitted content?',
  },
  'restored.text': {
    'zh-CN': '已恢复 {time} 未提交的内容',
    'zh-TW': '已還原 {time} 未提交的內容',
    'en-US': 'Restored your unsubmitted content ({time})',
  },
} satisfies Texts
