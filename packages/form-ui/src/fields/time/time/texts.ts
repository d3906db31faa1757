import type { Texts } from '@signet/std'

export const texts = {
  title: { 'zh-CN': '时间', 'zh-TW': '時間', 'en-US': 'Time' },
  'example.minute': { 'zh-CN': '例如 09:30', 'zh-TW': '例如 09:30', 'en-US': '09:30' },
  'example.second': { 'zh-CN': '例如 09:30:00', 'zh-TW': '例如 09:30:00', 'en-US': '09:30:00' },
} satisfies Texts

export const studioTexts = {
  'setting.placeholder': { 'zh-CN': '占位提示', 'zh-TW': '提示文字', 'en-US': 'Placeholder' },
  'setting.precision': { 'zh-CN': '精确到', 'zh-TW': '精確到', 'en-US': 'Precision' },
  'setting.precision.minute': { 'zh-CN': '分', 'zh-TW': '分', 'en-US': 'Minute' },
  'setting.precision.second': { 'zh-CN': '秒', 'zh-TW': '秒', 'en-US': 'Second' },
  'setting.earliest': { 'zh-CN': '最早时间', 'zh-TW': '最早時間', 'en-US': 'Earliest time' },
  'setting.latest': { 'zh-CN': '最晚时间', 'zh-TW': '最晚時間', 'en-US': 'Latest time' },
} satisfies Texts
