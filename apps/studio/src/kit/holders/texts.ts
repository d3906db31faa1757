import type { Texts } from '@signet/std'

export const texts = {
  'kind.authorizationGroup': { 'zh-CN': '权限组', 'zh-TW': '權限組', 'en-US': 'Authorization groups' },
  'kind.everybody': { 'zh-CN': '所有人', 'zh-TW': '所有人', 'en-US': 'Everyone' },
  find: { 'zh-CN': '输入文字查找', 'zh-TW': '輸入文字尋找', 'en-US': 'Type to search' },
  'kind.group': { 'zh-CN': '分组', 'zh-TW': '群組', 'en-US': 'Groups' },
  noted: { 'zh-CN': '{name}（{note}）', 'zh-TW': '{name}（{note}）', 'en-US': '{name} ({note})' },
  'kind.organization': {
    'zh-CN': '组织（含下级）',
    'zh-TW': '組織（含下層）',
    'en-US': 'Organizations (and those below)',
  },
  'kind.person': { 'zh-CN': '人员', 'zh-TW': '人員', 'en-US': 'People' },
  'kind.position': { 'zh-CN': '岗位', 'zh-TW': '職位', 'en-US': 'Posts' },
  'kind.role': { 'zh-CN': '角色', 'zh-TW': '角色', 'en-US': 'Roles' },
} satisfies Texts
