import type { Texts } from '@signet/std'

export const texts = {
  title: { 'zh-CN': '开关', 'zh-TW': '開關', 'en-US': 'Switch' },
} satisfies Texts

export const studioTexts = {
  'setting.on': { 'zh-CN': '打开时的文字', 'zh-TW': '開啟時的文字', 'en-US': 'Text when on' },
  'setting.off': { 'zh-CN': '关闭时的文字', 'zh-TW': '關閉時的文字', 'en-US': 'Text when off' },
} satisfies Texts
