import type { Texts } from '@signet/std'

export const texts = {
  command: { 'zh-CN': '操作', 'zh-TW': '操作', 'en-US': 'Command' },
  dataView: { 'zh-CN': '数据视图', 'zh-TW': '資料視圖', 'en-US': 'Data view' },
  field: { 'zh-CN': '字段', 'zh-TW': '欄位', 'en-US': 'Field' },
  find: {
    'zh-CN': '搜索页面、表单、流程、字段或操作',
    'zh-TW': '搜尋頁面、表單、流程、欄位或操作',
    'en-US': 'Search pages, forms, flows, fields or commands',
  },
  flow: { 'zh-CN': '流程', 'zh-TW': '流程', 'en-US': 'Flow' },
  form: { 'zh-CN': '表单', 'zh-TW': '表單', 'en-US': 'Form' },
  language: { 'zh-CN': '语言', 'zh-TW': '語言', 'en-US': 'Language' },
  list: { 'zh-CN': '列表', 'zh-TW': '列表', 'en-US': 'List' },
  page: { 'zh-CN': '页面', 'zh-TW': '頁面', 'en-US': 'Page' },
  step: { 'zh-CN': '节点', 'zh-TW': '節點', 'en-US': 'Step' },
  'theme.dark': { 'zh-CN': '深色主题', 'zh-TW': '深色主題', 'en-US': 'Dark theme' },
  'theme.light': { 'zh-CN': '浅色主题', 'zh-TW': '淺色主題', 'en-US': 'Light theme' },
  'theme.system': { 'zh-CN': '主题跟随系统', 'zh-TW': '主題跟隨系統', 'en-US': 'System theme' },
  title: { 'zh-CN': '前往', 'zh-TW': '前往', 'en-US': 'Go to' },
} satisfies Texts
