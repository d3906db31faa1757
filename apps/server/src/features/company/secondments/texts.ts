import type { Texts } from '@signet/std'

export const texts = {
  'notice.began': {
    'zh-CN': '您已借调到{department}，任{post}，到 {day} 为止',
    'zh-TW': '您已借調到{department}，任{post}，到 {day} 為止',
    'en-US': 'You are lent to {department} as {post} until {day}',
  },
  'notice.ended': {
    'zh-CN': '您在{department}的借调（{post}）已结束',
    'zh-TW': '您在{department}的借調（{post}）已結束',
    'en-US': 'Your secondment to {department} as {post} has ended',
  },
  'notice.failed': {
    'zh-CN': '{name}到{department}的借调没有开始：岗位“{post}”已关闭',
    'zh-TW': '{name}到{department}的借調沒有開始：職位「{post}」已關閉',
    'en-US': 'The secondment of {name} to {department} didn’t begin: the post “{post}” is closed',
  },
} satisfies Texts
