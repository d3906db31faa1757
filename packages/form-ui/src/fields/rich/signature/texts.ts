import type { Texts } from '@signet/std'

export const texts = {
  title: { 'zh-CN': '手写签名', 'zh-TW': '手寫簽名', 'en-US': 'Signature' },
  sign: { 'zh-CN': '点此签名', 'zh-TW': '點此簽名', 'en-US': 'Sign here' },
  again: { 'zh-CN': '重新签署“{field}”', 'zh-TW': '重新簽署「{field}」', 'en-US': 'Sign “{field}” again' },
  of: { 'zh-CN': '“{field}”的签名', 'zh-TW': '「{field}」的簽名', 'en-US': 'Signature in “{field}”' },
  remove: {
    'zh-CN': '移除“{field}”的签名',
    'zh-TW': '移除「{field}」的簽名',
    'en-US': 'Remove the signature in “{field}”',
  },
  paper: { 'zh-CN': '签名板', 'zh-TW': '簽名板', 'en-US': 'Signature pad' },
  hint: { 'zh-CN': '请在此处书写', 'zh-TW': '請在此處書寫', 'en-US': 'Write your signature here' },
  undo: { 'zh-CN': '撤销一笔', 'zh-TW': '復原一筆', 'en-US': 'Undo last stroke' },
  clear: { 'zh-CN': '清空', 'zh-TW': '清除', 'en-US': 'Clear' },
  done: { 'zh-CN': '完成', 'zh-TW': '完成', 'en-US': 'Done' },
  type: { 'zh-CN': '键入姓名', 'zh-TW': '鍵入姓名', 'en-US': 'Type name' },
  draw: { 'zh-CN': '手写', 'zh-TW': '手寫', 'en-US': 'Draw' },
  name: { 'zh-CN': '姓名', 'zh-TW': '姓名', 'en-US': 'Name' },
  useSaved: { 'zh-CN': '使用已保存的签名', 'zh-TW': '使用已儲存的簽名', 'en-US': 'Use a saved signature' },
  saved: { 'zh-CN': '我的签名', 'zh-TW': '我的簽名', 'en-US': 'My signatures' },
  savedOne: { 'zh-CN': '第 {place} 个签名', 'zh-TW': '第 {place} 個簽名', 'en-US': 'Signature {place}' },
  default: { 'zh-CN': '默认', 'zh-TW': '預設', 'en-US': 'Default' },
  noneSaved: { 'zh-CN': '还没有保存的签名', 'zh-TW': '尚無已儲存的簽名', 'en-US': 'No saved signatures yet' },
  noneSavedHint: {
    'zh-CN': '在“我的签名”页面添加后，可在此处直接使用',
    'zh-TW': '在「我的簽名」頁面新增後，可在此處直接使用',
    'en-US': 'Add one in My signatures to use it here',
  },
  loadFailed: { 'zh-CN': '签名加载失败', 'zh-TW': '簽名載入失敗', 'en-US': 'Couldn’t load signatures' },
} satisfies Texts

export const studioTexts = {
  'setting.placeholder': { 'zh-CN': '按钮文字', 'zh-TW': '按鈕文字', 'en-US': 'Button text' },
  'setting.useSaved': {
    'zh-CN': '允许使用已保存的签名',
    'zh-TW': '允許使用已儲存的簽名',
    'en-US': 'Allow saved signatures',
  },
  'setting.startWithDefault': {
    'zh-CN': '新建时自动填入默认签名',
    'zh-TW': '新增時自動帶入預設簽名',
    'en-US': 'Fill in the default signature on new forms',
  },
} satisfies Texts
