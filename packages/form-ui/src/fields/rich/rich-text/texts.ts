import type { Texts } from '@signet/std'

export const texts = {
  title: { 'zh-CN': '富文本', 'zh-TW': '富文本', 'en-US': 'Rich text' },
  tools: { 'zh-CN': '格式工具', 'zh-TW': '格式工具', 'en-US': 'Formatting tools' },
  style: { 'zh-CN': '段落样式', 'zh-TW': '段落樣式', 'en-US': 'Paragraph style' },
  paragraph: { 'zh-CN': '正文', 'zh-TW': '內文', 'en-US': 'Body text' },
  heading: { 'zh-CN': '标题 {level}', 'zh-TW': '標題 {level}', 'en-US': 'Heading {level}' },
  bold: { 'zh-CN': '加粗', 'zh-TW': '粗體', 'en-US': 'Bold' },
  italic: { 'zh-CN': '斜体', 'zh-TW': '斜體', 'en-US': 'Italic' },
  underline: { 'zh-CN': '下划线', 'zh-TW': '底線', 'en-US': 'Underline' },
  strike: { 'zh-CN': '删除线', 'zh-TW': '刪除線', 'en-US': 'Strikethrough' },
  bulletList: { 'zh-CN': '项目符号', 'zh-TW': '項目符號', 'en-US': 'Bullet list' },
  orderedList: { 'zh-CN': '编号列表', 'zh-TW': '編號清單', 'en-US': 'Numbered list' },
  blockquote: { 'zh-CN': '引用', 'zh-TW': '引文', 'en-US': 'Quote' },
  link: { 'zh-CN': '链接', 'zh-TW': '連結', 'en-US': 'Link' },
  unlink: { 'zh-CN': '取消链接', 'zh-TW': '移除連結', 'en-US': 'Remove link' },
  address: { 'zh-CN': '网址', 'zh-TW': '網址', 'en-US': 'Web address' },
  addressRefused: {
    'zh-CN': '请输入以 https://、mailto: 或 tel: 开头的地址',
    'zh-TW': '請輸入以 https://、mailto: 或 tel: 開頭的網址',
    'en-US': 'Enter an address that starts with https://, mailto: or tel:',
  },
  picture: { 'zh-CN': '插入图片', 'zh-TW': '插入圖片', 'en-US': 'Insert image' },
  table: { 'zh-CN': '表格', 'zh-TW': '表格', 'en-US': 'Table' },
  addRowAfter: { 'zh-CN': '添加行', 'zh-TW': '新增列', 'en-US': 'Add row' },
  deleteRow: { 'zh-CN': '删除行', 'zh-TW': '刪除列', 'en-US': 'Delete row' },
  addColumnAfter: { 'zh-CN': '添加列', 'zh-TW': '新增欄', 'en-US': 'Add column' },
  deleteColumn: { 'zh-CN': '删除列', 'zh-TW': '刪除欄', 'en-US': 'Delete column' },
  deleteTable: { 'zh-CN': '删除表格', 'zh-TW': '刪除表格', 'en-US': 'Delete table' },
  clear: { 'zh-CN': '清除格式', 'zh-TW': '清除格式', 'en-US': 'Clear formatting' },
  undo: { 'zh-CN': '撤销', 'zh-TW': '復原', 'en-US': 'Undo' },
  redo: { 'zh-CN': '重做', 'zh-TW': '重做', 'en-US': 'Redo' },
  count: {
    'zh-CN': '{count} / {most} 字',
    'zh-TW': '{count} / {most} 字',
    'en-US': '{count} of {most} characters',
  },
} satisfies Texts

export const studioTexts = {
  'setting.placeholder': { 'zh-CN': '占位文字', 'zh-TW': '提示文字', 'en-US': 'Placeholder' },
  'setting.maxLength': { 'zh-CN': '最多字数', 'zh-TW': '字數上限', 'en-US': 'Maximum characters' },
  'setting.pictures': { 'zh-CN': '允许图片', 'zh-TW': '允許圖片', 'en-US': 'Allow images' },
  'setting.tables': { 'zh-CN': '允许表格', 'zh-TW': '允許表格', 'en-US': 'Allow tables' },
} satisfies Texts
