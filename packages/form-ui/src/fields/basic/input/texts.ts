import type { Texts } from '@signet/std'

export const texts = {
  title: { 'zh-CN': '单行文本', 'zh-TW': '單行文字', 'en-US': 'Text' },
} satisfies Texts

export const studioTexts = {
  'setting.placeholder': { 'zh-CN': '占位提示', 'zh-TW': '提示文字', 'en-US': 'Placeholder' },
  'setting.maxLength': { 'zh-CN': '最多字数', 'zh-TW': '最多字數', 'en-US': 'Maximum characters' },
  'setting.format': { 'zh-CN': '内容格式', 'zh-TW': '內容格式', 'en-US': 'Format' },
  'setting.codeDigits': { 'zh-CN': '数字位数', 'zh-TW': '數字位數', 'en-US': 'Number of digits' },
  'setting.format.email': { 'zh-CN': '邮箱', 'zh-TW': '電子郵件', 'en-US': 'Email' },
  'setting.format.url': { 'zh-CN': '网址', 'zh-TW': '網址', 'en-US': 'Web address' },
  'setting.format.date': { 'zh-CN': '日期', 'zh-TW': '日期', 'en-US': 'Date' },
  'setting.format.number': { 'zh-CN': '数字', 'zh-TW': '數值', 'en-US': 'Number' },
  'setting.format.digits': { 'zh-CN': '纯数字', 'zh-TW': '純數字', 'en-US': 'Digits only' },
  'setting.format.idCard': { 'zh-CN': '身份证号', 'zh-TW': '身分證號', 'en-US': 'Chinese ID card' },
  'setting.format.json': { 'zh-CN': 'JSON', 'zh-TW': 'JSON', 'en-US': 'JSON' },
  'setting.format.mobile': { 'zh-CN': '手机号', 'zh-TW': '手機號碼', 'en-US': 'Mobile number' },
  'setting.format.carPlate': { 'zh-CN': '车牌号', 'zh-TW': '車牌號碼', 'en-US': 'License plate' },
  'setting.format.amount': { 'zh-CN': '金额', 'zh-TW': '金額', 'en-US': 'Amount' },
  'setting.format.chinese': { 'zh-CN': '汉字', 'zh-TW': '漢字', 'en-US': 'Chinese characters' },
  'setting.format.letters': { 'zh-CN': '英文字母', 'zh-TW': '英文字母', 'en-US': 'Letters' },
  'setting.format.lettersAndDigits': {
    'zh-CN': '字母和数字',
    'zh-TW': '字母與數字',
    'en-US': 'Letters and digits',
  },
  'setting.format.landline': { 'zh-CN': '座机号', 'zh-TW': '市話號碼', 'en-US': 'Landline number' },
  'setting.format.code': {
    'zh-CN': '固定位数的数字',
    'zh-TW': '固定位數的數字',
    'en-US': 'Fixed number of digits',
  },
  'setting.format.imageName': { 'zh-CN': '图片文件名', 'zh-TW': '圖片檔名', 'en-US': 'Image file name' },
  'setting.format.videoName': { 'zh-CN': '视频文件名', 'zh-TW': '影片檔名', 'en-US': 'Video file name' },
  'setting.scan': { 'zh-CN': '允许扫码填写', 'zh-TW': '允許掃碼填寫', 'en-US': 'Allow scanning' },
} satisfies Texts
