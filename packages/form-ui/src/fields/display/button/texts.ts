import type { Texts } from '@signet/std'

export const texts = {
  title: { 'zh-CN': '按钮', 'zh-TW': '按鈕', 'en-US': 'Button' },
  fixed: {
    'zh-CN': '您不能修改这个按钮要填写的内容',
    'zh-TW': '您無法修改此按鈕要填寫的內容',
    'en-US': 'You can’t edit the fields this button fills in',
  },
  unset: {
    'zh-CN': '还没有设置按下后做什么',
    'zh-TW': '尚未設定按下後的動作',
    'en-US': 'This button has no action yet',
  },
  notHere: {
    'zh-CN': '这个按钮在这里不可用',
    'zh-TW': '此按鈕在這裡無法使用',
    'en-US': 'This button isn’t available here',
  },
  filled: {
    'zh-CN': '{count, plural, =0 {没有找到可填写的内容} other {已填写 # 项}}',
    'zh-TW': '{count, plural, =0 {找不到可填寫的內容} other {已填寫 # 項}}',
    'en-US': '{count, plural, =0 {Nothing to fill in} one {Filled in # field} other {Filled in # fields}}',
  },
  failed: {
    'zh-CN': '没有完成，请稍后再试',
    'zh-TW': '未能完成，請稍後再試',
    'en-US': 'Couldn’t complete this. Try again later.',
  },
} satisfies Texts

export const studioTexts = {
  'setting.look': { 'zh-CN': '样式', 'zh-TW': '樣式', 'en-US': 'Style' },
  'setting.look.primary': { 'zh-CN': '主要', 'zh-TW': '主要', 'en-US': 'Primary' },
  'setting.look.plain': { 'zh-CN': '普通', 'zh-TW': '一般', 'en-US': 'Default' },
  'setting.look.quiet': { 'zh-CN': '文字', 'zh-TW': '文字', 'en-US': 'Text' },
  'setting.look.danger': { 'zh-CN': '危险', 'zh-TW': '危險', 'en-US': 'Danger' },
  'setting.width': { 'zh-CN': '宽度', 'zh-TW': '寬度', 'en-US': 'Width' },
  'setting.width.words': { 'zh-CN': '随文字', 'zh-TW': '隨文字', 'en-US': 'Fit text' },
  'setting.width.full': { 'zh-CN': '整行', 'zh-TW': '整行', 'en-US': 'Full width' },
  'setting.align': { 'zh-CN': '对齐', 'zh-TW': '對齊', 'en-US': 'Alignment' },
  'setting.align.start': { 'zh-CN': '靠左', 'zh-TW': '靠左', 'en-US': 'Left' },
  'setting.align.center': { 'zh-CN': '居中', 'zh-TW': '置中', 'en-US': 'Center' },
  'setting.align.end': { 'zh-CN': '靠右', 'zh-TW': '靠右', 'en-US': 'Right' },
  'setting.action': { 'zh-CN': '按下后', 'zh-TW': '按下後', 'en-US': 'On click' },
  'setting.action.setFields': { 'zh-CN': '填写字段', 'zh-TW': '填寫欄位', 'en-US': 'Fill in fields' },
  'setting.action.openPage': { 'zh-CN': '打开页面', 'zh-TW': '開啟頁面', 'en-US': 'Open a page' },
  'setting.action.openLink': { 'zh-CN': '打开链接', 'zh-TW': '開啟連結', 'en-US': 'Open a link' },
  'setting.action.callInterface': {
    'zh-CN': '调用数据接口',
    'zh-TW': '呼叫資料介面',
    'en-US': 'Call a data interface',
  },
  'setting.action.launchFlow': { 'zh-CN': '发起流程', 'zh-TW': '發起流程', 'en-US': 'Start a flow' },
  'setting.set': {
    'zh-CN': '要填写的字段和公式',
    'zh-TW': '要填寫的欄位與公式',
    'en-US': 'Fields and formulas',
  },
  'setting.page': { 'zh-CN': '页面路径', 'zh-TW': '頁面路徑', 'en-US': 'Page path' },
  'setting.address': { 'zh-CN': '链接地址', 'zh-TW': '連結網址', 'en-US': 'Link address' },
  'setting.interface': { 'zh-CN': '数据接口', 'zh-TW': '資料介面', 'en-US': 'Data interface' },
  'setting.flow': { 'zh-CN': '流程', 'zh-TW': '流程', 'en-US': 'Flow' },
  'setting.parameters': { 'zh-CN': '参数', 'zh-TW': '參數', 'en-US': 'Parameters' },
  'setting.fills': { 'zh-CN': '返回值填入', 'zh-TW': '回傳值填入', 'en-US': 'Fill response into' },
  'setting.confirm': {
    'zh-CN': '执行前的确认提问',
    'zh-TW': '執行前的確認提問',
    'en-US': 'Confirmation question',
  },
} satisfies Texts
