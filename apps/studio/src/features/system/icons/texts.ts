import type { Texts } from '@signet/std'

export const texts = {
  category: { 'zh-CN': '分类', 'zh-TW': '分類', 'en-US': 'Category' },
  changedAt: { 'zh-CN': '修改时间', 'zh-TW': '修改時間', 'en-US': 'Changed' },
  emptyHint: {
    'zh-CN': '上传公司的图标，应用、菜单、表单和流程就能使用。',
    'zh-TW': '上傳公司的圖示，應用、選單、表單和流程就能使用。',
    'en-US': 'Upload icons of your company for applications, menus, forms and flows.',
  },
  file: { 'zh-CN': '文件', 'zh-TW': '檔案', 'en-US': 'File' },
  fileHint: {
    'zh-CN': '图片文件：SVG、PNG 或 WebP，不超过 100 KB',
    'zh-TW': '圖片檔案：SVG、PNG 或 WebP，不超過 100 KB',
    'en-US': 'Picture: SVG, PNG or WebP up to 100 KB',
  },
  gone: { 'zh-CN': '这个图标已被删除', 'zh-TW': '這個圖示已被刪除', 'en-US': 'This icon was deleted.' },
  icon: { 'zh-CN': '图标', 'zh-TW': '圖示', 'en-US': 'Icon' },
  missing: { 'zh-CN': '请选择图片文件', 'zh-TW': '請選擇圖片檔案', 'en-US': 'Choose a picture.' },
  name: { 'zh-CN': '图标名称', 'zh-TW': '圖示名稱', 'en-US': 'Icon name' },
  new: { 'zh-CN': '新建图标', 'zh-TW': '新增圖示', 'en-US': 'New icon' },
  own: { 'zh-CN': '公司的图标', 'zh-TW': '公司的圖示', 'en-US': 'Company icons' },
  picture: { 'zh-CN': '图片', 'zh-TW': '圖片', 'en-US': 'Picture' },
  pictureTooLarge: {
    'zh-CN': '图片文件不能超过 100 KB',
    'zh-TW': '圖片檔案不能超過 100 KB',
    'en-US': 'The picture can’t be larger than 100 KB.',
  },
  removeHint: {
    'zh-CN': '正在使用的图标不能删除。',
    'zh-TW': '正在使用的圖示不能刪除。',
    'en-US': 'An icon that is used can’t be deleted.',
  },
  search: { 'zh-CN': '搜索公司的图标', 'zh-TW': '搜尋公司的圖示', 'en-US': 'Search company icons' },
  title: { 'zh-CN': '图标', 'zh-TW': '圖示', 'en-US': 'Icons' },
} satisfies Texts
