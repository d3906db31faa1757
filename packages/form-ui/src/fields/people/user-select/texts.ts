import type { Texts } from '@signet/std'

export const texts = {
  title: { 'zh-CN': '人员选择', 'zh-TW': '人員選擇', 'en-US': 'People' },
  choose: { 'zh-CN': '选择人员', 'zh-TW': '選擇人員', 'en-US': 'Choose people' },
  search: {
    'zh-CN': '搜索姓名、拼音或部门',
    'zh-TW': '搜尋姓名、拼音或部門',
    'en-US': 'Search by name, pinyin or department',
  },
} satisfies Texts

export const studioTexts = {
  'setting.placeholder': { 'zh-CN': '占位提示', 'zh-TW': '提示文字', 'en-US': 'Placeholder' },
  'setting.multiple': { 'zh-CN': '可选多人', 'zh-TW': '可選多人', 'en-US': 'Allow multiple people' },
  'setting.minPeople': { 'zh-CN': '最少人数', 'zh-TW': '最少人數', 'en-US': 'Minimum people' },
  'setting.maxPeople': { 'zh-CN': '最多人数', 'zh-TW': '最多人數', 'en-US': 'Maximum people' },
  'setting.range': { 'zh-CN': '可选范围', 'zh-TW': '可選範圍', 'en-US': 'Available choices' },
  'setting.range.all': { 'zh-CN': '全部人员', 'zh-TW': '全部人員', 'en-US': 'Everyone' },
  'setting.range.chosen': {
    'zh-CN': '指定人员或成员',
    'zh-TW': '指定人員或成員',
    'en-US': 'Specific people or members',
  },
  'setting.range.members': {
    'zh-CN': '由其他字段决定',
    'zh-TW': '由其他欄位決定',
    'en-US': 'Determined by another field',
  },
  'setting.people': { 'zh-CN': '指定的人员', 'zh-TW': '指定的人員', 'en-US': 'People' },
  'setting.organizations': {
    'zh-CN': '这些组织的人员',
    'zh-TW': '這些組織的人員',
    'en-US': 'People in these organizations',
  },
  'setting.positions': {
    'zh-CN': '这些岗位的人员',
    'zh-TW': '這些職位的人員',
    'en-US': 'People in these posts',
  },
  'setting.roles': {
    'zh-CN': '这些角色的人员',
    'zh-TW': '這些角色的人員',
    'en-US': 'People with these roles',
  },
  'setting.groups': {
    'zh-CN': '这些分组的人员',
    'zh-TW': '這些群組的人員',
    'en-US': 'People in these groups',
  },
  'setting.own': {
    'zh-CN': '填写人所在组织的人员',
    'zh-TW': '填寫人所在組織的人員',
    'en-US': 'People in the submitter’s organization',
  },
  'setting.own.none': { 'zh-CN': '不包含', 'zh-TW': '不包含', 'en-US': 'Don’t include' },
  'setting.own.own': { 'zh-CN': '包含本组织', 'zh-TW': '包含本組織', 'en-US': 'Include their organization' },
  'setting.own.ownAndBelow': {
    'zh-CN': '包含本组织及下级',
    'zh-TW': '包含本組織及下級',
    'en-US': 'Include their organization and those below',
  },
  'setting.membersOf': { 'zh-CN': '字段的内容', 'zh-TW': '欄位的內容', 'en-US': 'Field contains' },
  'setting.membersOf.organizations': { 'zh-CN': '组织', 'zh-TW': '組織', 'en-US': 'Organizations' },
  'setting.membersOf.positions': { 'zh-CN': '岗位', 'zh-TW': '職位', 'en-US': 'Posts' },
  'setting.membersOf.roles': { 'zh-CN': '角色', 'zh-TW': '角色', 'en-US': 'Roles' },
  'setting.membersOf.groups': { 'zh-CN': '分组', 'zh-TW': '群組', 'en-US': 'Groups' },
  'setting.membersOf.people': { 'zh-CN': '人员', 'zh-TW': '人員', 'en-US': 'People' },
  'setting.members': { 'zh-CN': '取值公式', 'zh-TW': '取值公式', 'en-US': 'Formula' },
  'setting.withBelow': {
    'zh-CN': '组织包含下级',
    'zh-TW': '組織包含下級',
    'en-US': 'Include organizations below',
  },
} satisfies Texts
