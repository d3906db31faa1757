import type { Texts } from '@signet/std'

export const texts = {
  title: { 'zh-CN': '图片上传', 'zh-TW': '圖片上傳', 'en-US': 'Image upload' },
  add: { 'zh-CN': '添加图片', 'zh-TW': '新增圖片', 'en-US': 'Add images' },
  addTo: {
    'zh-CN': '为“{field}”添加图片',
    'zh-TW': '為「{field}」新增圖片',
    'en-US': 'Add images to “{field}”',
  },
  take: { 'zh-CN': '拍照', 'zh-TW': '拍照', 'en-US': 'Take photo' },
  takeFor: { 'zh-CN': '为“{field}”拍照', 'zh-TW': '為「{field}」拍照', 'en-US': 'Take photo for “{field}”' },
  limits: {
    'zh-CN': '最多 {count} 张图片，每张不超过 {size} MB',
    'zh-TW': '最多 {count} 張圖片，每張不超過 {size} MB',
    'en-US': '{count, plural, one {# image} other {Up to # images}}, {size} MB each',
  },
  see: { 'zh-CN': '查看 {name}', 'zh-TW': '檢視 {name}', 'en-US': 'View {name}' },
} satisfies Texts

export const studioTexts = {
  'setting.hint': { 'zh-CN': '提示文字', 'zh-TW': '提示文字', 'en-US': 'Hint' },
  'setting.maxFiles': { 'zh-CN': '最多图片数', 'zh-TW': '最多圖片數', 'en-US': 'Maximum images' },
  'setting.maxMegabytes': {
    'zh-CN': '单张图片上限（MB）',
    'zh-TW': '單張圖片上限（MB）',
    'en-US': 'Maximum image size (MB)',
  },
  'setting.source': { 'zh-CN': '图片来源', 'zh-TW': '圖片來源', 'en-US': 'Image source' },
  'setting.source.any': { 'zh-CN': '相册或相机', 'zh-TW': '相簿或相機', 'en-US': 'Photo library or camera' },
  'setting.source.camera': { 'zh-CN': '仅相机', 'zh-TW': '僅限相機', 'en-US': 'Camera only' },
} satisfies Texts
