import type { Texts } from '@signet/std'

export const texts = {
  title: { 'zh-CN': '条形码', 'zh-TW': '條碼', 'en-US': 'Barcode' },
  'unsayable.code128': {
    'zh-CN': '“{label}”的内容无法生成条形码：只能有 80 个以内的英文字母、数字和符号',
    'zh-TW': '「{label}」的內容無法產生條碼：只能有 80 個以內的英文字母、數字與符號',
    'en-US': '“{label}” can’t be turned into a barcode. Use up to 80 English letters, digits and symbols.',
  },
  'unsayable.ean13': {
    'zh-CN': '“{label}”的内容无法生成条形码：需要 12 位数字，或 13 位且校验位正确',
    'zh-TW': '「{label}」的內容無法產生條碼：需要 12 位數字，或 13 位且檢查碼正確',
    'en-US': '“{label}” can’t be turned into a barcode. Use 12 digits, or 13 with a valid check digit.',
  },
  'unsayable.code39': {
    'zh-CN': '“{label}”的内容无法生成条形码：只能有 40 个以内的大写字母、数字和 - . $ / + % 及空格',
    'zh-TW': '「{label}」的內容無法產生條碼：只能有 40 個以內的大寫字母、數字與 - . $ / + % 及空格',
    'en-US':
      '“{label}” can’t be turned into a barcode. Use up to 40 capital letters, digits, spaces and - . $ / + %.',
  },
} satisfies Texts

export const studioTexts = {
  'setting.source': { 'zh-CN': '内容来源', 'zh-TW': '內容來源', 'en-US': 'Content' },
  'setting.source.text': { 'zh-CN': '固定文字', 'zh-TW': '固定文字', 'en-US': 'Fixed text' },
  'setting.source.formula': { 'zh-CN': '公式', 'zh-TW': '公式', 'en-US': 'Formula' },
  'setting.source.record': {
    'zh-CN': '本条记录的地址',
    'zh-TW': '本筆記錄的網址',
    'en-US': 'Link to this record',
  },
  'setting.text': { 'zh-CN': '文字', 'zh-TW': '文字', 'en-US': 'Text' },
  'setting.formula': { 'zh-CN': '公式', 'zh-TW': '公式', 'en-US': 'Formula' },
  'setting.caption': { 'zh-CN': '下方文字', 'zh-TW': '下方文字', 'en-US': 'Caption' },
  'setting.caption.shown': { 'zh-CN': '显示', 'zh-TW': '顯示', 'en-US': 'Shown' },
  'setting.caption.hidden': { 'zh-CN': '隐藏', 'zh-TW': '隱藏', 'en-US': 'Hidden' },
  'setting.align': { 'zh-CN': '对齐', 'zh-TW': '對齊', 'en-US': 'Alignment' },
  'setting.align.start': { 'zh-CN': '靠左', 'zh-TW': '靠左', 'en-US': 'Left' },
  'setting.align.center': { 'zh-CN': '居中', 'zh-TW': '置中', 'en-US': 'Center' },
  'setting.align.end': { 'zh-CN': '靠右', 'zh-TW': '靠右', 'en-US': 'Right' },
  'setting.format': { 'zh-CN': '码制', 'zh-TW': '碼制', 'en-US': 'Barcode type' },
  'setting.format.code128': { 'zh-CN': 'Code 128', 'zh-TW': 'Code 128', 'en-US': 'Code 128' },
  'setting.format.ean13': { 'zh-CN': 'EAN-13', 'zh-TW': 'EAN-13', 'en-US': 'EAN-13' },
  'setting.format.code39': { 'zh-CN': 'Code 39', 'zh-TW': 'Code 39', 'en-US': 'Code 39' },
  'setting.height': { 'zh-CN': '高度（像素）', 'zh-TW': '高度（像素）', 'en-US': 'Height (pixels)' },
  'setting.bar': {
    'zh-CN': '最细线宽（像素）',
    'zh-TW': '最細線寬（像素）',
    'en-US': 'Thinnest line (pixels)',
  },
} satisfies Texts
