import type { Texts } from '@signet/std'

export const texts = {
  title: { 'zh-CN': '颜色', 'zh-TW': '顏色', 'en-US': 'Color' },
  example: { 'zh-CN': '例如 #2979ff', 'zh-TW': '例如 #2979ff', 'en-US': 'Example: #2979ff' },
  own: { 'zh-CN': '自选颜色', 'zh-TW': '自選顏色', 'en-US': 'Custom color' },
  opacity: { 'zh-CN': '不透明度 {percent}%', 'zh-TW': '不透明度 {percent}%', 'en-US': 'Opacity {percent}%' },
  'name.red': { 'zh-CN': '红色', 'zh-TW': '紅色', 'en-US': 'Red' },
  'name.orange': { 'zh-CN': '橙色', 'zh-TW': '橙色', 'en-US': 'Orange' },
  'name.yellow': { 'zh-CN': '黄色', 'zh-TW': '黃色', 'en-US': 'Yellow' },
  'name.green': { 'zh-CN': '绿色', 'zh-TW': '綠色', 'en-US': 'Green' },
  'name.teal': { 'zh-CN': '青绿色', 'zh-TW': '藍綠色', 'en-US': 'Teal' },
  'name.cyan': { 'zh-CN': '青色', 'zh-TW': '青色', 'en-US': 'Cyan' },
  'name.blue': { 'zh-CN': '蓝色', 'zh-TW': '藍色', 'en-US': 'Blue' },
  'name.indigo': { 'zh-CN': '靛蓝色', 'zh-TW': '靛藍色', 'en-US': 'Indigo' },
  'name.purple': { 'zh-CN': '紫色', 'zh-TW': '紫色', 'en-US': 'Purple' },
  'name.pink': { 'zh-CN': '粉红色', 'zh-TW': '粉紅色', 'en-US': 'Pink' },
  'name.brown': { 'zh-CN': '棕色', 'zh-TW': '棕色', 'en-US': 'Brown' },
  'name.gray': { 'zh-CN': '灰色', 'zh-TW': '灰色', 'en-US': 'Gray' },
  'name.black': { 'zh-CN': '黑色', 'zh-TW': '黑色', 'en-US': 'Black' },
  'name.white': { 'zh-CN': '白色', 'zh-TW': '白色', 'en-US': 'White' },
} satisfies Texts

export const studioTexts = {
  'setting.showAlpha': { 'zh-CN': '可以半透明', 'zh-TW': '可以半透明', 'en-US': 'Allow transparency' },
  'setting.palette': { 'zh-CN': '预设颜色', 'zh-TW': '預設顏色', 'en-US': 'Preset colors' },
} satisfies Texts
