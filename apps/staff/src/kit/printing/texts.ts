import type { Texts } from '@signet/std'

export const texts = {
  lost: {
    'zh-CN': '有 {count} 张图片没有加载出来，打印时会空着',
    'zh-TW': '有 {count} 張圖片沒有載入，列印時會空著',
    'en-US': '{count, plural, one {# image} other {# images}} couldn’t load and will be blank when printed',
  },
  none: { 'zh-CN': '没有可以打印的数据', 'zh-TW': '沒有可以列印的資料', 'en-US': 'Nothing to print' },
  noneHint: {
    'zh-CN': '数据可能已被删除，或者您没有打印权限。',
    'zh-TW': '資料可能已被刪除，或者您沒有列印權限。',
    'en-US': 'The record may have been deleted, or you don’t have permission to print it.',
  },
  print: { 'zh-CN': '打印', 'zh-TW': '列印', 'en-US': 'Print' },
  start: { 'zh-CN': '打印（{count} 份）', 'zh-TW': '列印（{count} 份）', 'en-US': 'Print ({count})' },
  templates: { 'zh-CN': '打印模板', 'zh-TW': '列印範本', 'en-US': 'Print templates' },
} satisfies Texts
