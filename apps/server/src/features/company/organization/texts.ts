import type { Texts } from '@signet/std'

export const texts = {
  external: {
    'zh-CN': '外部 · {company}',
    'zh-TW': '外部 · {company}',
    'en-US': 'External · {company}',
  },
} satisfies Texts
