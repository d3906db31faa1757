import type { Texts } from '@signet/std'

export const texts = {
  jobNotFound: {
    'zh-CN': '没有这个任务',
    'zh-TW': '沒有這個工作',
    'en-US': 'We couldn’t find this job.',
  },
  jobRunning: {
    'zh-CN': '这个任务正在执行，请稍后再试',
    'zh-TW': '這個工作正在執行，請稍後再試',
    'en-US': 'This job is running. Try again later.',
  },
} satisfies Texts
