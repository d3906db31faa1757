import type { Texts } from '@signet/std'

export const texts = {
  'change.all': { 'zh-CN': ' 且 ', 'zh-TW': ' 且 ', 'en-US': ' and ' },
  'change.any': { 'zh-CN': ' 或 ', 'zh-TW': ' 或 ', 'en-US': ' or ' },
  'change.button': { 'zh-CN': '按钮“{name}”', 'zh-TW': '按鈕「{name}」', 'en-US': 'button “{name}”' },
  'change.button.order': { 'zh-CN': '按钮顺序', 'zh-TW': '按鈕順序', 'en-US': 'order of buttons' },
  'change.column': { 'zh-CN': '列“{name}”', 'zh-TW': '欄「{name}」', 'en-US': 'column “{name}”' },
  'change.column.order': { 'zh-CN': '列顺序', 'zh-TW': '欄順序', 'en-US': 'order of columns' },
  'change.effect': {
    'zh-CN': '{kind}{target, select, none {} other {“{target}”}}{fills, select, none {} other {（{fills}）}}',
    'zh-TW':
      '{kind}{target, select, none {} other {「{target}」}}{fills, select, none {} other {（{fills}）}}',
    'en-US': '{kind}{target, select, none {} other { “{target}”}}{fills, select, none {} other { ({fills})}}',
  },
  'change.filter': { 'zh-CN': '筛选条件“{name}”', 'zh-TW': '篩選條件「{name}」', 'en-US': 'filter “{name}”' },
  'change.filter.order': {
    'zh-CN': '筛选顺序',
    'zh-TW': '篩選順序',
    'en-US': 'order of filters',
  },
  'change.icon': { 'zh-CN': '图标', 'zh-TW': '圖示', 'en-US': 'icon' },
  'change.list': { 'zh-CN': '列表', 'zh-TW': '列表', 'en-US': 'the list' },
  'change.only': { 'zh-CN': '显示范围', 'zh-TW': '顯示範圍', 'en-US': 'record conditions' },
  'change.restricts.buttons': {
    'zh-CN': '按钮需要授权',
    'zh-TW': '按鈕需要授權',
    'en-US': 'restrict buttons',
  },
  'change.restricts.columns': { 'zh-CN': '列需要授权', 'zh-TW': '欄需要授權', 'en-US': 'restrict columns' },
  'change.restricts.fields': {
    'zh-CN': '表单字段需要授权',
    'zh-TW': '表單欄位需要授權',
    'en-US': 'restrict form fields',
  },
  'change.restricts.records': {
    'zh-CN': '记录需要授权',
    'zh-TW': '記錄需要授權',
    'en-US': 'restrict records',
  },
  'change.shown': { 'zh-CN': '显示', 'zh-TW': '顯示', 'en-US': 'shown' },
  'finding.casesOpen': {
    'zh-CN': '单据对列表的所有读者开放，包括节点中隐藏的字段',
    'zh-TW': '單據對列表的所有讀者開放，包括節點中隱藏的欄位',
    'en-US': 'Requests are open to every reader of the list, including fields that steps hide',
  },
  'finding.everybodyDeletes': {
    'zh-CN': '所有人（{people} 人）都可以删除数据',
    'zh-TW': '所有人（{people} 人）都可以刪除資料',
    'en-US': 'Everyone ({people}) can delete records',
  },
  'finding.forReaders': {
    'zh-CN': '流程单据只对能打开它们的人可见，下面的人数是上限',
    'zh-TW': '流程單據只對能開啟它們的人可見，下面的人數是上限',
    'en-US': 'Requests are shown only to people who can open them, so the numbers below are upper limits',
  },
  'finding.nobodySees': {
    'zh-CN': '除管理员外没有人能看到数据，请到“授权”中添加',
    'zh-TW': '除管理員外沒有人能看到資料，請到「授權」中新增',
    'en-US': 'Only administrators can see records. Add permissions to share them',
  },
} satisfies Texts
