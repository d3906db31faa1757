import type { Texts } from '@signet/std'

export const texts = {
  'column.at': { 'zh-CN': '时间', 'zh-TW': '時間', 'en-US': 'Time' },
  'column.caseTitle': { 'zh-CN': '单据', 'zh-TW': '單據', 'en-US': 'Request' },
  'column.form': { 'zh-CN': '表单', 'zh-TW': '表單', 'en-US': 'Form' },
  'column.number': { 'zh-CN': '编号', 'zh-TW': '編號', 'en-US': 'Number' },
  'column.person': { 'zh-CN': '使用人', 'zh-TW': '使用人', 'en-US': 'Person' },
  'column.reason': { 'zh-CN': '原因', 'zh-TW': '原因', 'en-US': 'Reason' },
  'column.rule': { 'zh-CN': '编号规则', 'zh-TW': '編號規則', 'en-US': 'Numbering rule' },
  'column.state': { 'zh-CN': '状态', 'zh-TW': '狀態', 'en-US': 'Status' },
  'column.voidedAt': { 'zh-CN': '作废时间', 'zh-TW': '作廢時間', 'en-US': 'Voided' },
  'column.voidedBy': { 'zh-CN': '作废人', 'zh-TW': '作廢人', 'en-US': 'Voided by' },
  ledger: { 'zh-CN': '编号台账', 'zh-TW': '編號台帳', 'en-US': 'Number ledger' },
  'reason.caseDeleted': { 'zh-CN': '单据已删除', 'zh-TW': '單據已刪除', 'en-US': 'Request deleted' },
  'reason.recordDeleted': { 'zh-CN': '数据已删除', 'zh-TW': '資料已刪除', 'en-US': 'Record deleted' },
  'reason.reservationLapsed': {
    'zh-CN': '打开表单时预留，未提交，编号周期已过',
    'zh-TW': '開啟表單時預留，未提交，編號週期已過',
    'en-US': 'Reserved by an open form that was never submitted in its period',
  },
  'reason.reserved': {
    'zh-CN': '已为打开的表单预留，提交时使用',
    'zh-TW': '已為開啟的表單預留，提交時使用',
    'en-US': 'Reserved for an open form until it is submitted',
  },
  'state.reserved': { 'zh-CN': '已预留', 'zh-TW': '已預留', 'en-US': 'Reserved' },
  'state.used': { 'zh-CN': '已使用', 'zh-TW': '已使用', 'en-US': 'Used' },
  'state.void': { 'zh-CN': '已作废', 'zh-TW': '已作廢', 'en-US': 'Void' },
} satisfies Texts
