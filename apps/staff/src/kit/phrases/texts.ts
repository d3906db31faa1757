import type { Texts } from '@signet/std'

export const texts = {
  companyPhrase: {
    'zh-CN': '公司常用语：{text}',
    'zh-TW': '公司常用語：{text}',
    'en-US': 'Company phrase: {text}',
  },
  companys: { 'zh-CN': '公司的', 'zh-TW': '公司的', 'en-US': 'Company' },
  manage: { 'zh-CN': '管理', 'zh-TW': '管理', 'en-US': 'Manage' },
  mine: { 'zh-CN': '我的', 'zh-TW': '我的', 'en-US': 'Mine' },
  none: { 'zh-CN': '还没有保存常用语', 'zh-TW': '還沒有儲存常用語', 'en-US': 'No saved phrases yet' },
  noneHint: {
    'zh-CN': '写好意见后点“存为常用语”。',
    'zh-TW': '寫好意見後點「存為常用語」。',
    'en-US': 'Write a note, then choose “Save as phrase”.',
  },
  remove: { 'zh-CN': '删除“{text}”', 'zh-TW': '刪除「{text}」', 'en-US': 'Delete “{text}”' },
  save: { 'zh-CN': '存为常用语', 'zh-TW': '存為常用語', 'en-US': 'Save as phrase' },
  saved: { 'zh-CN': '已存为常用语', 'zh-TW': '已存為常用語', 'en-US': 'Saved as phrase' },
  share: { 'zh-CN': '存为公司常用语', 'zh-TW': '存為公司常用語', 'en-US': 'Save as company phrase' },
  title: { 'zh-CN': '常用语', 'zh-TW': '常用語', 'en-US': 'Phrases' },
  up: { 'zh-CN': '上移“{text}”', 'zh-TW': '上移「{text}」', 'en-US': 'Move “{text}” up' },
} satisfies Texts
