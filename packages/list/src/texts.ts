import type { Texts } from '@signet/std'

export const texts = {
  definitionInvalid: {
    'zh-CN': '列表设计有误（{path}）：{reason}',
    'zh-TW': '列表設計有誤（{path}）：{reason}',
    'en-US': 'The list design has an error at {path}: {reason}',
  },
  notSortable: {
    'zh-CN': '不能按“{field}”排序',
    'zh-TW': '不能按「{field}」排序',
    'en-US': 'Can’t sort by “{field}”',
  },
  operatorRefused: {
    'zh-CN': '“{field}”不支持这种查询方式',
    'zh-TW': '「{field}」不支援這種查詢方式',
    'en-US': '“{field}” can’t be filtered this way',
  },
  tooManyConditions: {
    'zh-CN': '查询条件过多，请减少一些',
    'zh-TW': '查詢條件過多，請減少一些',
    'en-US': 'Too many conditions. Remove some.',
  },
  unknownField: {
    'zh-CN': '列表中没有“{field}”',
    'zh-TW': '列表中沒有「{field}」',
    'en-US': 'This list has no field “{field}”',
  },
  valueRefused: {
    'zh-CN': '“{field}”的查询内容无法识别',
    'zh-TW': '「{field}」的查詢內容無法辨識',
    'en-US': 'Can’t read the filter value of “{field}”',
  },
} satisfies Texts
