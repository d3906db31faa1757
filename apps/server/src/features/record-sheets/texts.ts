import type { Texts } from '@signet/std'

export const texts = {
  'column.author': { 'zh-CN': '创建人', 'zh-TW': '建立人', 'en-US': 'Created by' },
  'column.changedAt': { 'zh-CN': '修改时间', 'zh-TW': '修改時間', 'en-US': 'Changed at' },
  'column.changedBy': { 'zh-CN': '修改人', 'zh-TW': '修改人', 'en-US': 'Changed by' },
  'column.createdAt': { 'zh-CN': '创建时间', 'zh-TW': '建立時間', 'en-US': 'Created at' },
  'column.number': { 'zh-CN': '序号', 'zh-TW': '序號', 'en-US': 'No.' },
  'column.organization': { 'zh-CN': '所属组织', 'zh-TW': '所屬組織', 'en-US': 'Organization' },
  'column.position': { 'zh-CN': '所属岗位', 'zh-TW': '所屬職位', 'en-US': 'Post' },
  'column.status': { 'zh-CN': '审批状态', 'zh-TW': '審批狀態', 'en-US': 'Approval status' },
  'errors.file': { 'zh-CN': '{name} 错误', 'zh-TW': '{name} 錯誤', 'en-US': '{name} errors' },
  'errors.heading': { 'zh-CN': '问题', 'zh-TW': '問題', 'en-US': 'Problem' },
  'notice.done': {
    'zh-CN': '“{name}”导入完成：新增 {added, number} 条，更新 {changed, number} 条，未导入 {bad, number} 条',
    'zh-TW':
      '「{name}」匯入完成：新增 {added, number} 筆，更新 {changed, number} 筆，未匯入 {bad, number} 筆',
    'en-US':
      'Imported “{name}”: {added, number} added, {changed, number} updated, {bad, number} not imported',
  },
  'notice.failed': {
    'zh-CN': '“{name}”导入失败：{reason}',
    'zh-TW': '「{name}」匯入失敗：{reason}',
    'en-US': 'Couldn’t import “{name}”: {reason}',
  },
  'problem.inFlow': {
    'zh-CN': '“{field}”对应的数据来自审批流程，不能在此修改',
    'zh-TW': '「{field}」對應的資料來自審批流程，不能在此修改',
    'en-US': 'The record in “{field}” belongs to an approval request and can’t be changed here',
  },
  'problem.outOfReach': {
    'zh-CN': '“{field}”对应的数据不在您的权限范围内',
    'zh-TW': '「{field}」對應的資料不在您的權限範圍內',
    'en-US': 'The record in “{field}” is outside your permissions',
  },
  'problem.several': {
    'zh-CN': '“{field}”对应多条数据，无法确定要修改哪一条',
    'zh-TW': '「{field}」對應多筆資料，無法確定要修改哪一筆',
    'en-US': '“{field}” matches several records, so we can’t tell which one to update',
  },
  'problem.twice': {
    'zh-CN': '“{field}”与第 {row} 行重复',
    'zh-TW': '「{field}」與第 {row} 列重複',
    'en-US': '“{field}” duplicates row {row}',
  },
} satisfies Texts
