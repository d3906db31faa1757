import type { Texts } from '@signet/std'

export const texts = {
  'demo.admin': { 'zh-CN': '管理员', 'zh-TW': '管理員', 'en-US': 'Administrator' },
  'demo.director': { 'zh-CN': '总监', 'zh-TW': '總監', 'en-US': 'Director' },
  'demo.employee': { 'zh-CN': '员工', 'zh-TW': '員工', 'en-US': 'Employee' },
  'demo.finance': { 'zh-CN': '财务', 'zh-TW': '財務', 'en-US': 'Finance' },
  'demo.manager': { 'zh-CN': '经理', 'zh-TW': '經理', 'en-US': 'Manager' },
  'menu.favourites': { 'zh-CN': '常用流程', 'zh-TW': '常用流程', 'en-US': 'Favorite flows' },
  'menu.launch': { 'zh-CN': '发起审批', 'zh-TW': '發起審批', 'en-US': 'New request' },
  'menu.todo': { 'zh-CN': '审批中心', 'zh-TW': '審批中心', 'en-US': 'Approval center' },
} satisfies Texts
