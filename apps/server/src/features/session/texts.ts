import type { Texts } from '@signet/std'

export const texts = {
  'demo.admin': { 'zh-CN': '管理员', 'zh-TW': '管理員', 'en-US': 'Administrator' },
  'demo.director': { 'zh-CN': '总监', 'zh-TW': '總監', 'en-US': 'Director' },
  'demo.employee': { 'zh-CN': '员工', 'zh-TW': '員工', 'en-US': 'Employee' },
  'demo.finance': { 'zh-CN': '财务', 'zh-TW': '財務', 'en-US': 'Finance' },
  'demo.manager': { 'zh-CN': '经理', 'zh-TW': '經理', 'en-US': 'Manager' },
} satisfies Texts
