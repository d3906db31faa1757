import type { Texts } from '@signet/std'

export const texts = {
  'page.chain': {
    'zh-CN': '共 {events, number} 条事件，末条哈希：{hash}',
    'zh-TW': '共 {events, number} 條事件，末條雜湊：{hash}',
    'en-US': '{events, plural, one {# event} other {# events}}, last hash: {hash}',
  },
  'page.flow': { 'zh-CN': '流程：{flow}', 'zh-TW': '流程：{flow}', 'en-US': 'Flow: {flow}' },
  'page.for': {
    'zh-CN': '{agent} 代 {person}',
    'zh-TW': '{agent} 代 {person}',
    'en-US': '{agent} for {person}',
  },
  'page.form': { 'zh-CN': '表单', 'zh-TW': '表單', 'en-US': 'Form' },
  'page.proof': { 'zh-CN': '存证', 'zh-TW': '存證', 'en-US': 'Proof' },
  'page.route': { 'zh-CN': '流转记录', 'zh-TW': '流轉記錄', 'en-US': 'Approval history' },
  'page.starter': {
    'zh-CN': '发起人：{person}  {at}',
    'zh-TW': '發起人：{person}  {at}',
    'en-US': 'Started by: {person}  {at}',
  },
  'page.status': {
    'zh-CN': '状态：{status}  {at}',
    'zh-TW': '狀態：{status}  {at}',
    'en-US': 'Status: {status}  {at}',
  },
  'page.verify': {
    'zh-CN': '校验：node verify-history.mjs 文件包.zip',
    'zh-TW': '校驗：node verify-history.mjs 檔案包.zip',
    'en-US': 'Verify: node verify-history.mjs bundle.zip',
  },
  'page.zone': {
    'zh-CN': '时间均为 {zone} 时区。',
    'zh-TW': '時間均為 {zone} 時區。',
    'en-US': 'Times are in {zone}.',
  },
  'sheet.author': { 'zh-CN': '申请人', 'zh-TW': '申請人', 'en-US': 'Requester' },
  'sheet.builtIn': { 'zh-CN': '标准单据', 'zh-TW': '標準單據', 'en-US': 'Standard sheet' },
  'sheet.changedAt': { 'zh-CN': '更新时间', 'zh-TW': '更新時間', 'en-US': 'Updated' },
  'sheet.createdAt': { 'zh-CN': '提交时间', 'zh-TW': '提交時間', 'en-US': 'Submitted' },
  'sheet.proof': {
    'zh-CN': '存证 {events}-{hash}',
    'zh-TW': '存證 {events}-{hash}',
    'en-US': 'Proof {events}-{hash}',
  },
  'sheet.status': { 'zh-CN': '状态', 'zh-TW': '狀態', 'en-US': 'Status' },
} satisfies Texts
