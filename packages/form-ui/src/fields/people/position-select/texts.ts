import type { Texts } from '@signet/std'

export const texts = {
  title: { 'zh-CN': '岗位选择', 'zh-TW': '職位選擇', 'en-US': 'Post' },
  choose: { 'zh-CN': '选择岗位', 'zh-TW': '選擇職位', 'en-US': 'Choose a post' },
  search: { 'zh-CN': '搜索岗位名称', 'zh-TW': '搜尋職位名稱', 'en-US': 'Search posts' },
} satisfies Texts

export const studioTexts = {
  'setting.placeholder': { 'zh-CN': '占位提示', 'zh-TW': '提示文字', 'en-US': 'Placeholder' },
  'setting.multiple': { 'zh-CN': '可选多个', 'zh-TW': '可選多個', 'en-US': 'Allow multiple' },
  'setting.minChoices': { 'zh-CN': '最少选择数', 'zh-TW': '最少選擇數', 'en-US': 'Minimum choices' },
  'setting.maxChoices': { 'zh-CN': '最多选择数', 'zh-TW': '最多選擇數', 'en-US': 'Maximum choices' },
  'setting.range': { 'zh-CN': '可选范围', 'zh-TW': '可選範圍', 'en-US': 'Available choices' },
  'setting.range.all': { 'zh-CN': '全部岗位', 'zh-TW': '全部職位', 'en-US': 'All posts' },
  'setting.range.chosen': { 'zh-CN': '指定岗位', 'zh-TW': '指定職位', 'en-US': 'Specific posts' },
  'setting.positions': { 'zh-CN': '指定的岗位', 'zh-TW': '指定的職位', 'en-US': 'Posts' },
  'setting.organizations': {
    'zh-CN': '这些组织的岗位',
    'zh-TW': '這些組織的職位',
    'en-US': 'Posts in these organizations',
  },
  'setting.own': {
    'zh-CN': '填写人所在组织的岗位',
    'zh-TW': '填寫人所在組織的職位',
    'en-US': 'Posts in the submitter’s organization',
  },
  'setting.own.none': { 'zh-CN': '不包含', 'zh-TW': '不包含', 'en-US': 'Don’t include' },
  'setting.own.own': { 'zh-CN': '包含本组织', 'zh-TW': '包含本組織', 'en-US': 'Include their organization' },
  'setting.own.ownAndBelow': {
    'zh-CN': '包含本组织及下级',
    'zh-TW': '包含本組織及下級',
    'en-US': 'Include their organization and those below',
  },
} satisfies Texts
