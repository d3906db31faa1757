import type { Texts } from '@signet/std'

export const texts = {
  'page.verify': {
    'zh-CN': '校验：node verify-history.mjs 文件包.zip',
    'zh-TW': '校驗：node verify-history.mjs 檔案包.zip',
    'en-US': 'Verify: node verify-history.mjs bundle.zip',
  },
  'sheet.author': { 'zh-CN': '申请人', 'zh-TW': '申請人', 'en-US': 'Requester' },
  'sheet.builtIn': { 'zh-CN': '标准单据', 'zh-TW': '標準單據', 'en-US': 'Standard sheet' },
  'sheet.changedAt': { 'zh-CN': '更新时间', 'zh-TW': '更新時間', 'en-US': 'Updated' },
  'sheet.createdAt': { 'zh-CN': '提交时间', 'zh-TW': '提交時間', 'en-US': 'Submitted' },
  'sheet.printedAt': {
    'zh-CN': '{at} {zone}',
    'zh-TW': '{at} {zone}',
    'en-US': '{at} {zone}',
  },
  'sheet.proof': {
    'zh-CN': '存证 {events}-{hash}',
    'zh-TW': '存證 {events}-{hash}',
    'en-US': 'Proof {events}-{hash}',
  },
  'sheet.status': { 'zh-CN': '状态', 'zh-TW': '狀態', 'en-US': 'Status' },
} satisfies Texts
