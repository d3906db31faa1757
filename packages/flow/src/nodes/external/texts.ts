import type { Texts } from '@signet/std'

export const texts = {
  name: { 'zh-CN': '外部系统', 'zh-TW': '外部系統', 'en-US': 'External system' },
} satisfies Texts
