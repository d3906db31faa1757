import type { Texts } from '@signet/std'

export const texts = {
  title: { 'zh-CN': '计算公式', 'zh-TW': '計算公式', 'en-US': 'Calculation' },
} satisfies Texts

export const studioTexts = {
  'setting.formula': { 'zh-CN': '公式', 'zh-TW': '公式', 'en-US': 'Formula' },
  'setting.result': { 'zh-CN': '结果', 'zh-TW': '結果', 'en-US': 'Result' },
  'setting.result.number': { 'zh-CN': '数字', 'zh-TW': '數值', 'en-US': 'Number' },
  'setting.result.text': { 'zh-CN': '文字', 'zh-TW': '文字', 'en-US': 'Text' },
  'setting.precision': { 'zh-CN': '小数位数', 'zh-TW': '小數位數', 'en-US': 'Decimal places' },
  'setting.rounding': { 'zh-CN': '舍入方式', 'zh-TW': '捨入方式', 'en-US': 'Rounding' },
  'setting.rounding.half-up': { 'zh-CN': '四舍五入', 'zh-TW': '四捨五入', 'en-US': 'Half up' },
  'setting.rounding.half-even': {
    'zh-CN': '四舍六入五成双',
    'zh-TW': '四捨六入五成雙',
    'en-US': 'Half to even',
  },
  'setting.rounding.up': { 'zh-CN': '远离零进位', 'zh-TW': '遠離零進位', 'en-US': 'Away from zero' },
  'setting.rounding.down': { 'zh-CN': '直接截断', 'zh-TW': '直接捨去', 'en-US': 'Toward zero' },
  'setting.rounding.ceil': { 'zh-CN': '向上取整', 'zh-TW': '無條件進位', 'en-US': 'Up' },
  'setting.rounding.floor': { 'zh-CN': '向下取整', 'zh-TW': '向下捨去', 'en-US': 'Down' },
  'setting.thousands': { 'zh-CN': '千分位分隔', 'zh-TW': '千分位分隔', 'en-US': 'Thousands separator' },
  'setting.capitals': { 'zh-CN': '显示大写金额', 'zh-TW': '顯示大寫金額', 'en-US': 'Show Chinese capitals' },
  'setting.prefix': { 'zh-CN': '前缀', 'zh-TW': '前綴', 'en-US': 'Prefix' },
  'setting.unit': { 'zh-CN': '单位', 'zh-TW': '單位', 'en-US': 'Unit' },
  'setting.currency': { 'zh-CN': '币种', 'zh-TW': '幣別', 'en-US': 'Currency' },
  'setting.currency.CNY': { 'zh-CN': '人民币', 'zh-TW': '人民幣', 'en-US': 'Chinese yuan' },
  'setting.currency.USD': { 'zh-CN': '美元', 'zh-TW': '美元', 'en-US': 'US dollar' },
  'setting.currency.EUR': { 'zh-CN': '欧元', 'zh-TW': '歐元', 'en-US': 'Euro' },
  'setting.currency.HKD': { 'zh-CN': '港元', 'zh-TW': '港元', 'en-US': 'Hong Kong dollar' },
  'setting.currency.TWD': { 'zh-CN': '新台币', 'zh-TW': '新臺幣', 'en-US': 'New Taiwan dollar' },
  'setting.currency.MOP': { 'zh-CN': '澳门元', 'zh-TW': '澳門元', 'en-US': 'Macau pataca' },
  'setting.currency.JPY': { 'zh-CN': '日元', 'zh-TW': '日圓', 'en-US': 'Japanese yen' },
  'setting.currency.KRW': { 'zh-CN': '韩元', 'zh-TW': '韓元', 'en-US': 'South Korean won' },
  'setting.currency.GBP': { 'zh-CN': '英镑', 'zh-TW': '英鎊', 'en-US': 'Pound sterling' },
  'setting.currency.SGD': { 'zh-CN': '新加坡元', 'zh-TW': '新加坡元', 'en-US': 'Singapore dollar' },
  'setting.currency.AUD': { 'zh-CN': '澳元', 'zh-TW': '澳元', 'en-US': 'Australian dollar' },
  'setting.currency.CAD': { 'zh-CN': '加元', 'zh-TW': '加元', 'en-US': 'Canadian dollar' },
  'setting.convertsInto': { 'zh-CN': '折合为', 'zh-TW': '折合為', 'en-US': 'Convert into' },
  'setting.rate': { 'zh-CN': '汇率', 'zh-TW': '匯率', 'en-US': 'Exchange rate' },
} satisfies Texts
