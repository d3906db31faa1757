import type { Texts } from '@signet/std'

export const texts = {
  title: { 'zh-CN': '评分', 'zh-TW': '評分', 'en-US': 'Rating' },
  stars: {
    'zh-CN': '{stars} 星',
    'zh-TW': '{stars} 星',
    'en-US': '{stars, plural, one {# star} other {# stars}}',
  },
} satisfies Texts

export const studioTexts = {
  'setting.max': { 'zh-CN': '满分', 'zh-TW': '滿分', 'en-US': 'Maximum rating' },
  'setting.half': { 'zh-CN': '允许半星', 'zh-TW': '允許半顆星', 'en-US': 'Allow half stars' },
} satisfies Texts
