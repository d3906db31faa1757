import type { Texts } from '@signet/std'

export const texts = {
  definitionInvalid: {
    'zh-CN': '列表设计有误（{path}）：{reason}',
    'zh-TW': '列表設計有誤（{path}）：{reason}',
    'en-US': 'The list is not designed well ({path}): {reason}',
  },
  notSortable: {
    'zh-CN': '不能按“{field}”排序',
    'zh-TW': '不能按「{field}」排序',
    'en-US': 'The list cannot be sorted by “{field}”',
  },
  operatorRefused: {
    'zh-CN': '“{field}”不支持这种查询方式',
    'zh-TW': '「{field}」不支援這種查詢方式',
    'en-US': '“{field}” cannot be asked for in this way',
  },
  tooManyConditions: {
    'zh-CN': '查询条件过多，请减少一些',
    'zh-TW': '查詢條件過多，請減少一些',
    'en-US': 'There are too many conditions; use fewer',
  },
  unknownField: {
    'zh-CN': '列表中没有“{field}”',
    'zh-TW': '列表中沒有「{field}」',
    'en-US': 'There is no “{field}” in this list',
  },
  valueRefused: {
    'zh-CN': '“{field}”的查询内容无法识别',
    'zh-TW': '「{field}」的查詢內容無法辨識',
    'en-US': 'What was asked of “{field}” makes no sense',
  },
} satisfies Texts
