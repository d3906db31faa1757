import type { Texts } from '@signet/std'

export const texts = {
  day: { 'zh-CN': '日期', 'zh-TW': '日期', 'en-US': 'Date' },
  number: { 'zh-CN': '序号', 'zh-TW': '序號', 'en-US': 'No.' },
  templateInvalid: {
    'zh-CN': '打印模板有误（{path}）：{reason}',
    'zh-TW': '列印範本有誤（{path}）：{reason}',
    'en-US': 'The print template has an error at {path}: {reason}',
  },
  'timeline.at': { 'zh-CN': '时间', 'zh-TW': '時間', 'en-US': 'Time' },
  'timeline.opinion': { 'zh-CN': '意见', 'zh-TW': '意見', 'en-US': 'Note' },
  'timeline.outcome': { 'zh-CN': '结果', 'zh-TW': '結果', 'en-US': 'Outcome' },
  'timeline.step': { 'zh-CN': '节点', 'zh-TW': '節點', 'en-US': 'Step' },
  'timeline.who': { 'zh-CN': '处理人', 'zh-TW': '處理人', 'en-US': 'Handled by' },
  total: { 'zh-CN': '合计', 'zh-TW': '合計', 'en-US': 'Total' },
  unsayable: {
    'zh-CN': '无法生成条码：{text}',
    'zh-TW': '無法產生條碼：{text}',
    'en-US': 'Can’t make a barcode from “{text}”',
  },
} satisfies Texts
