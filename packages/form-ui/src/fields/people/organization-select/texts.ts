import type { Texts } from '@signet/std'

export const texts = {
  title: { 'zh-CN': '组织选择', 'zh-TW': '組織選擇', 'en-US': 'Organization' },
  choose: { 'zh-CN': '选择组织', 'zh-TW': '選擇組織', 'en-US': 'Choose an organization' },
  search: { 'zh-CN': '搜索组织名称', 'zh-TW': '搜尋組織名稱', 'en-US': 'Search organizations' },
} satisfies Texts

export const studioTexts = {
  'setting.placeholder': { 'zh-CN': '占位提示', 'zh-TW': '提示文字', 'en-US': 'Placeholder' },
  'setting.multiple': { 'zh-CN': '可选多个', 'zh-TW': '可選多個', 'en-US': 'Allow multiple' },
  'setting.minChoices': { 'zh-CN': '最少选择数', 'zh-TW': '最少選擇數', 'en-US': 'Minimum choices' },
  'setting.maxChoices': { 'zh-CN': '最多选择数', 'zh-TW': '最多選擇數', 'en-US': 'Maximum choices' },
  'setting.show': { 'zh-CN': '显示方式', 'zh-TW': '顯示方式', 'en-US': 'Display' },
  'setting.show.name': { 'zh-CN': '仅名称', 'zh-TW': '僅名稱', 'en-US': 'Name only' },
  'setting.show.path': { 'zh-CN': '完整路径', 'zh-TW': '完整路徑', 'en-US': 'Full path' },
  'setting.range': { 'zh-CN': '可选范围', 'zh-TW': '可選範圍', 'en-US': 'Available choices' },
  'setting.range.all': { 'zh-CN': '全部组织', 'zh-TW': '全部組織', 'en-US': 'All organizations' },
  'setting.range.chosen': { 'zh-CN': '指定组织', 'zh-TW': '指定組織', 'en-US': 'Specific organizations' },
  'setting.organizations': { 'zh-CN': '指定的组织', 'zh-TW': '指定的組織', 'en-US': 'Organizations' },
  'setting.own': {
    'zh-CN': '填写人所在组织',
    'zh-TW': '填寫人所在組織',
    'en-US': 'Submitter’s organization',
  },
  'setting.own.none': { 'zh-CN': '不包含', 'zh-TW': '不包含', 'en-US': 'Don’t include' },
  'setting.own.own': { 'zh-CN': '包含本组织', 'zh-TW': '包含本組織', 'en-US': 'Include their organization' },
  'setting.own.ownAndBelow': {
    'zh-CN': '包含本组织及下级',
    'zh-TW': '包含本組織及下級',
    'en-US': 'Include their organization and those below',
  },
} satisfies Texts
