import type { Texts } from '@signet/std'

export const texts = {
  'notice.stopped': {
    'zh-CN': 'Webhook“{name}”长时间无法送达，已自动停用',
    'zh-TW': 'Webhook「{name}」長時間無法送達，已自動停用',
    'en-US': 'The webhook “{name}” couldn’t be delivered for a long time and was turned off',
  },
} satisfies Texts
