import { Refusal } from '@signet/std'
import type { Locale } from '../locale.ts'

/** Foreign currencies by ISO code, as cheques name them before the amount. */
const simplifiedNames: Readonly<Record<string, string>> = {
  USD: '美元',
  EUR: '欧元',
  HKD: '港元',
  TWD: '新台币',
  MOP: '澳门元',
  JPY: '日元',
  KRW: '韩元',
  GBP: '英镑',
  SGD: '新加坡元',
  AUD: '澳元',
  CAD: '加元',
}
const traditionalNames: Readonly<Record<string, string>> = {
  ...simplifiedNames,
  EUR: '歐元',
  TWD: '新臺幣',
  MOP: '澳門元',
  KRW: '韓元',
  GBP: '英鎊',
}

const simplified = {
  digits: '零壹贰叁肆伍陆柒捌玖',
  places: ['', '拾', '佰', '仟'],
  groups: ['', '万', '亿', '万亿'],
}
const traditional = {
  digits: '零壹貳參肆伍陸柒捌玖',
  places: ['', '拾', '佰', '仟'],
  groups: ['', '萬', '億', '萬億'],
}
const words = {
  simplified: { ...simplified, names: simplifiedNames, yuan: '元', whole: '整', minus: '负' },
  traditional: { ...traditional, names: traditionalNames, yuan: '元', whole: '整', minus: '負' },
}
type Script = (typeof words)['simplified']

const maxDigits = 15

/**
 * An amount in Chinese capitals as on a cheque: `1050.07` is `壹仟零伍拾元零柒分`.
 * A foreign currency is named before it: `美元伍拾元整`. Takes a decimal with at most two places (more are cut off) and at most 15 integer digits.
 * Refuses with `i18n.amountOverflow` beyond that (spec section 9) and `i18n.amountNotANumber`.
 */
export function amountInCapitals(
  amount: string | number,
  locale: Locale = 'zh-CN',
  currency?: string,
): string {
  const script = locale === 'zh-TW' ? words.traditional : words.simplified
  const parts = /^(-?)0*(\d+)(?:\.(\d+))?$/.exec(String(amount))
  if (!parts) throw new Refusal('i18n.amountNotANumber', { amount: String(amount) })
  const [, sign = '', integer = '', fraction = ''] = parts
  if (integer.length > maxDigits) throw new Refusal('i18n.amountOverflow', { digits: maxDigits })

  const whole = integerInCapitals(integer, script)
  const cents = centsInCapitals(fraction.padEnd(2, '0').slice(0, 2), whole !== '', script)
  const isZero = whole === '' && /^0*$/.test(fraction.slice(0, 2))
  const name = (currency && script.names[currency]) ?? ''
  return name + (sign && !isZero ? script.minus : '') + joined(whole, cents, isZero, script)
}

function joined(whole: string, cents: string, isZero: boolean, script: Script): string {
  if (isZero) return `${script.digits[0]}${script.yuan}${script.whole}`
  return (whole ? whole + script.yuan : '') + (cents || script.whole)
}

/** Groups of four digits, each with its own name; zeros between two digits become one 零. */
function integerInCapitals(integer: string, { digits, places, groups }: Script): string {
  let spoken = ''
  let gap = false
  for (let at = 0; at < integer.length; at++) {
    const power = integer.length - 1 - at
    const digit = Number(integer[at])
    if (digit === 0) gap = spoken !== ''
    else {
      spoken += `${gap ? digits[0] : ''}${digits[digit]}${places[power % 4]}`
      gap = false
    }
    const group = power % 4 === 0 ? groupName(integer, power, groups) : ''
    if (group) spoken += group
  }
  return spoken
}

/** 万亿 becomes 万 when the 亿 group has digits of its own: 1,234,500,000,000 is 壹万贰仟叁佰肆拾伍亿. */
function groupName(integer: string, power: number, groups: readonly string[]): string {
  const end = integer.length - power
  const digitsOfGroup = integer.slice(Math.max(0, end - 4), end)
  if (power === 12) return /[1-9]/.test(integer.slice(end, end + 4)) ? (groups[1] ?? '') : (groups[3] ?? '')
  return /[1-9]/.test(digitsOfGroup) ? (groups[power / 4] ?? '') : ''
}

function centsInCapitals(cents: string, hasWhole: boolean, { digits }: Script): string {
  const [jiao = 0, fen = 0] = [...cents].map(Number)
  const spokenJiao = jiao ? `${digits[jiao]}角` : hasWhole && fen ? digits[0] : ''
  return (spokenJiao ?? '') + (fen ? `${digits[fen]}分` : '')
}
