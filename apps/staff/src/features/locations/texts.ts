import type { Texts } from '@signet/std'

export const texts = {
  title: { 'zh-CN': '位置', 'zh-TW': '位置', 'en-US': 'Location' },
  copy: { 'zh-CN': '复制坐标', 'zh-TW': '複製座標', 'en-US': 'Copy coordinates' },
  copied: { 'zh-CN': '已复制坐标', 'zh-TW': '已複製座標', 'en-US': 'Coordinates copied' },
} satisfies Texts
