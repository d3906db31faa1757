import type { Texts } from '@signet/std'

export const texts = {
  title: { 'zh-CN': '所属岗位', 'zh-TW': '所屬職位', 'en-US': 'Post' },
} satisfies Texts
