import type { Texts } from '@signet/std'

export const texts = {
  addBelow: { 'zh-CN': '在“{name}”下添加', 'zh-TW': '在「{name}」下新增', 'en-US': 'Add under “{name}”' },
  addEntry: { 'zh-CN': '添加字典项', 'zh-TW': '新增字典項目', 'en-US': 'Add entry' },
  changedAt: { 'zh-CN': '修改时间', 'zh-TW': '修改時間', 'en-US': 'Last modified' },
  editEntry: { 'zh-CN': '修改“{name}”', 'zh-TW': '修改「{name}」', 'en-US': 'Edit “{name}”' },
  emptyHint: {
    'zh-CN': '新建一个字典，表单里的选项就可以统一维护。',
    'zh-TW': '新增一個字典，表單裡的選項就能統一維護。',
    'en-US': 'Create a dictionary to manage the options of your forms in one place.',
  },
  entries: { 'zh-CN': '字典项', 'zh-TW': '字典項目', 'en-US': 'Entries' },
  entriesHint: {
    'zh-CN': '添加字典项之后，表单就可以选用。',
    'zh-TW': '新增字典項目之後，表單就可以選用。',
    'en-US': 'Add entries to make them available in forms.',
  },
  entry: { 'zh-CN': '字典项', 'zh-TW': '字典項目', 'en-US': 'Entry' },
  entryName: { 'zh-CN': '名称', 'zh-TW': '名稱', 'en-US': 'Entry name' },
  isOffered: { 'zh-CN': '可选', 'zh-TW': '可選', 'en-US': 'Available' },
  name: { 'zh-CN': '字典名称', 'zh-TW': '字典名稱', 'en-US': 'Dictionary name' },
  'new': { 'zh-CN': '新建字典', 'zh-TW': '新增字典', 'en-US': 'New dictionary' },
  offered: { 'zh-CN': '可选', 'zh-TW': '可選', 'en-US': 'Available' },
  oneLevel: { 'zh-CN': '列表', 'zh-TW': '清單', 'en-US': 'List' },
  order: { 'zh-CN': '排序', 'zh-TW': '排序', 'en-US': 'Order' },
  orderHint: {
    'zh-CN': '数字小的排在前面，不填则排在最后',
    'zh-TW': '數字小的排在前面，留空則排在最後',
    'en-US': 'Lower numbers come first. Empty goes last.',
  },
  parent: { 'zh-CN': '上级', 'zh-TW': '上層', 'en-US': 'Parent' },
  removeEntryHint: {
    'zh-CN': '它和它的下级都不能再选；已经选用的数据仍会显示原来的名称。',
    'zh-TW': '它和它的下層都無法再選；已選用的資料仍會顯示原本的名稱。',
    'en-US': 'It and its children can no longer be chosen. Records that use it still show its name.',
  },
  removeHint: {
    'zh-CN': '删除后不能再选用；已经选用的数据仍会显示原来的名称。',
    'zh-TW': '刪除後無法再選用；已選用的資料仍會顯示原本的名稱。',
    'en-US': 'It can no longer be used. Records that use its entries still show their names.',
  },
  retired: { 'zh-CN': '已停用', 'zh-TW': '已停用', 'en-US': 'Disabled' },
  retiredHint: {
    'zh-CN': '停用后不能再选，已选用的照常显示',
    'zh-TW': '停用後無法再選，已選用的照常顯示',
    'en-US': 'Disabled entries can’t be chosen. Records that use them still show them.',
  },
  shape: { 'zh-CN': '结构', 'zh-TW': '結構', 'en-US': 'Structure' },
  state: { 'zh-CN': '状态', 'zh-TW': '狀態', 'en-US': 'State' },
  top: { 'zh-CN': '最上级', 'zh-TW': '最上層', 'en-US': 'Top level' },
  tree: { 'zh-CN': '树形', 'zh-TW': '樹狀', 'en-US': 'Tree' },
} satisfies Texts
