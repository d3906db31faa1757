import type { Texts } from '@signet/std'

export const texts = {
  external: {
    'zh-CN': '外部 · {company}',
    'zh-TW': '外部 · {company}',
    'en-US': 'External · {company}',
  },
  externalName: {
    'zh-CN': '外部 · {company} · {name}',
    'zh-TW': '外部 · {company} · {name}',
    'en-US': 'External · {company} · {name}',
  },
} satisfies Texts
