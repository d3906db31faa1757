import type { Texts } from '@signet/std'

export const texts = {
  keys: {
    'zh-CN': '回车和上下键换行，Tab 换列',
    'zh-TW': 'Enter 與上下鍵換列，Tab 換欄',
    'en-US': 'Enter and ↑↓ change rows, Tab changes columns',
  },
  missing: {
    'zh-CN': '{count, plural, =0 {全部译好} other {# 处还没译全}}',
    'zh-TW': '{count, plural, =0 {全部譯好} other {# 處尚未譯全}}',
    'en-US':
      '{count, plural, =0 {All translated} one {# text needs translation} other {# texts need translation}}',
  },
  none: { 'zh-CN': '未填写', 'zh-TW': '未填寫', 'en-US': 'Not filled in' },
  onlyMissing: {
    'zh-CN': '只看没译全的',
    'zh-TW': '只看未譯全的',
    'en-US': 'Only untranslated',
  },
  title: { 'zh-CN': '翻译', 'zh-TW': '翻譯', 'en-US': 'Translations' },
  where: { 'zh-CN': '位置', 'zh-TW': '位置', 'en-US': 'Location' },
} satisfies Texts
