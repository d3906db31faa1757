import type { Texts } from '@signet/std'

export const texts = {
  label: { 'zh-CN': '表单', 'zh-TW': '表單', 'en-US': 'Form' },
  'restored.discard': { 'zh-CN': '放弃', 'zh-TW': '捨棄', 'en-US': 'Discard' },
  'restored.discard.body': {
    'zh-CN': '恢复的内容会被清除，回到未填写时的样子。',
    'zh-TW': '還原的內容會被清除，回到未填寫時的樣子。',
    'en-US': 'What was restored is removed, and the form is as it was before.',
  },
  'restored.discard.confirm': { 'zh-CN': '清除', 'zh-TW': '清除', 'en-US': 'Discard' },
  'restored.discard.title': {
    'zh-CN': '放弃未提交的内容？',
    'zh-TW': '捨棄未提交的內容？',
    'en-US': 'Discard what was not submitted?',
  },
  'restored.text': {
    'zh-CN': '已恢复 {time} 未提交的内容',
    'zh-TW': '已還原 {time} 未提交的內容',
    'en-US': 'Restored what you had not submitted ({time})',
  },
} satisfies Texts
