import type { Texts } from '@signet/std'

export const texts = {
  title: { 'zh-CN': '二维码', 'zh-TW': 'QR 碼', 'en-US': 'QR code' },
  tooLong: {
    'zh-CN': '“{label}”的内容太长，无法生成二维码',
    'zh-TW': '「{label}」的內容太長，無法產生 QR 碼',
    'en-US': '“{label}” is too long for a QR code',
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
  'setting.size': { 'zh-CN': '大小（像素）', 'zh-TW': '大小（像素）', 'en-US': 'Size (pixels)' },
  'setting.correction': { 'zh-CN': '容错', 'zh-TW': '容錯', 'en-US': 'Error correction' },
  'setting.correction.low': { 'zh-CN': '低（7%）', 'zh-TW': '低（7%）', 'en-US': 'Low (7%)' },
  'setting.correction.medium': { 'zh-CN': '中（15%）', 'zh-TW': '中（15%）', 'en-US': 'Medium (15%)' },
  'setting.correction.quartile': {
    'zh-CN': '较高（25%）',
    'zh-TW': '較高（25%）',
    'en-US': 'Quartile (25%)',
  },
  'setting.correction.high': { 'zh-CN': '高（30%）', 'zh-TW': '高（30%）', 'en-US': 'High (30%)' },
} satisfies Texts
