import type { Texts } from '@signet/std'

export const texts = {
  both: { 'zh-CN': '双方都改了这些，请选择', 'zh-TW': '雙方都改了這些，請選擇', 'en-US': 'Changed by both' },
  bothHint: {
    'zh-CN': '其他修改会自动合并',
    'zh-TW': '其他修改會自動合併',
    'en-US': 'Choose which version to keep. All other changes are combined.',
  },
  changed: { 'zh-CN': '保留并修改', 'zh-TW': '保留並修改', 'en-US': 'Keep, with changes' },
  choice: { 'zh-CN': '冲突 {at}', 'zh-TW': '衝突 {at}', 'en-US': 'Conflict {at}' },
  combined: {
    'zh-CN': '已保存，并合并了其他管理员刚保存的修改',
    'zh-TW': '已儲存，並合併了其他管理員剛儲存的修改',
    'en-US': 'Saved, together with what another administrator had just changed',
  },
  compare: { 'zh-CN': '查看差异并合并', 'zh-TW': '查看差異並合併', 'en-US': 'Review and merge' },
  editors: {
    'zh-CN': '{names} {count, plural, other {也}}打开了这份设计',
    'zh-TW': '{names} {count, plural, other {也}}開啟了這份設計',
    'en-US': '{names} also {count, plural, one {has} other {have}} this design open',
  },
  empty: { 'zh-CN': '空', 'zh-TW': '空', 'en-US': 'Empty' },
  invalid: {
    'zh-CN': '这样合并后的设计不完整，请改选或另存为副本',
    'zh-TW': '這樣合併後的設計不完整，請改選或另存為副本',
    'en-US': 'The merged design would be incomplete. Choose differently, or save yours as a copy.',
  },
  merge: { 'zh-CN': '合并', 'zh-TW': '合併', 'en-US': 'Merge' },
  mergeAndSave: { 'zh-CN': '合并并保存', 'zh-TW': '合併並儲存', 'en-US': 'Merge and save' },
  mergeHint: {
    'zh-CN': '{person}先保存了修改。不同地方的修改会自动合并，合并后可以撤销。',
    'zh-TW': '{person}先儲存了修改。不同地方的修改會自動合併，合併後可以復原。',
    'en-US': '{person} saved first. Changes in different places are combined, and you can undo the merge.',
  },
  merged: { 'zh-CN': '已合并', 'zh-TW': '已合併', 'en-US': 'Merged' },
  mine: { 'zh-CN': '我的', 'zh-TW': '我的', 'en-US': 'Mine' },
  mineChanges: { 'zh-CN': '我的修改', 'zh-TW': '我的修改', 'en-US': 'Your changes' },
  noChanges: { 'zh-CN': '没有不同', 'zh-TW': '沒有不同', 'en-US': 'No changes' },
  other: { 'zh-CN': '其他改动', 'zh-TW': '其他改動', 'en-US': 'Another change' },
  removed: { 'zh-CN': '删除', 'zh-TW': '刪除', 'en-US': 'Delete' },
  savedFirst: {
    'zh-CN': '其他管理员先保存了修改。只有一方改过的内容都会保留，双方都改过的请逐项选择。',
    'zh-TW': '其他管理員先儲存了修改。只有一方改過的內容都會保留，雙方都改過的請逐項選擇。',
    'en-US':
      'Another administrator saved first. What only one of you changed is kept. Choose for each part that you both changed.',
  },
  self: {
    'zh-CN': '{name}（您的另一个窗口）',
    'zh-TW': '{name}（您的另一個視窗）',
    'en-US': '{name} (you, in another window)',
  },
  theOther: { 'zh-CN': '对方的', 'zh-TW': '對方的', 'en-US': 'Theirs' },
  theirChanges: { 'zh-CN': '{person}的修改', 'zh-TW': '{person}的修改', 'en-US': 'Changes by {person}' },
  theirs: { 'zh-CN': '{person}的', 'zh-TW': '{person}的', 'en-US': '{person}’s' },
  title: { 'zh-CN': '合并两个人的修改', 'zh-TW': '合併兩個人的修改', 'en-US': 'Merge changes' },
} satisfies Texts
