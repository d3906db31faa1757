import type { Texts } from '@signet/std'

export const texts = {
  add: { 'zh-CN': '添加常用语', 'zh-TW': '新增常用語', 'en-US': 'Add phrase' },
  down: { 'zh-CN': '下移“{text}”', 'zh-TW': '下移「{text}」', 'en-US': 'Move “{text}” down' },
  emptyHint: {
    'zh-CN': '添加之后，所有人审批时都能直接选用。',
    'zh-TW': '新增之後，所有人審批時都能直接選用。',
    'en-US': 'Phrases you add are available to everyone who approves.',
  },
  hint: {
    'zh-CN': '所有人审批时都会看到，排在个人常用语之前。',
    'zh-TW': '所有人審批時都會看到，排在個人常用語之前。',
    'en-US': 'Everyone who approves sees these before their own phrases.',
  },
  'new': { 'zh-CN': '新常用语', 'zh-TW': '新常用語', 'en-US': 'New phrase' },
  remove: { 'zh-CN': '删除“{text}”', 'zh-TW': '刪除「{text}」', 'en-US': 'Delete “{text}”' },
  removeBody: {
    'zh-CN': '所有人都不能再选用；已经写进意见的内容不变。',
    'zh-TW': '所有人都不能再選用；已經寫進意見的內容不變。',
    'en-US': 'No one can use it anymore. Notes already written with it stay the same.',
  },
  up: { 'zh-CN': '上移“{text}”', 'zh-TW': '上移「{text}」', 'en-US': 'Move “{text}” up' },
} satisfies Texts
