import type { ProblemCode } from '../problems/problem.ts'

const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]

const checkDigits = '10X98765432'

type TextFormat = Readonly<{ accepts: (text: string, digits: number) => boolean; code: ProblemCode }>

export const imageExtensions = ['jpg', 'jpeg', 'png', 'gif', 'webp', 'svg', 'bmp', 'jfif', 'dpg'] as const

export const videoExtensions = [
  'mp4',
  'mpg',
  'mpeg',
  'dat',
  'asf',
  'avi',
  'rm',
  'rmvb',
  'mov',
  'wmv',
  'flv',
  'mkv',
  'm3u8',
] as const

const provinces = '京津沪渝冀豫云辽黑湘皖鲁新苏浙赣鄂桂甘晋蒙陕吉闽贵粤青藏川宁琼使领'

const host = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/i

const ordinaryPlate = new RegExp(`^[${provinces}][A-Z][A-HJ-NP-Z0-9]{4}[A-HJ-NP-Z0-9挂学警港澳]$`)

const greenPlate = new RegExp(`^[${provinces}][A-Z](?:[A-HJK][A-HJ-NP-Z0-9]\\d{4}|\\d{5}[A-HJK])$`)

/** The checks of spec section 5 by the `format` setting of text fields, shared by client and server. */
export const textFormats = {
  email: { accepts: isEmail, code: 'form.format.email' },
  url: { accepts: isWebAddress, code: 'form.format.url' },
  date: { accepts: (text) => isCalendarDay(text.replaceAll('/', '-')), code: 'form.format.date' },
  number: { accepts: (text) => /^[+-]?\d+(\.\d+)?$/.test(text), code: 'form.format.number' },
  digits: { accepts: (text) => /^\d+$/.test(text), code: 'form.format.digits' },
  idCard: { accepts: isIdCard, code: 'form.format.idCard' },
  json: { accepts: isJson, code: 'form.format.json' },
  mobile: { accepts: (text) => /^1[2-9]\d{9}$/.test(text), code: 'form.format.mobile' },
  carPlate: {
    accepts: (text) => ordinaryPlate.test(text) || greenPlate.test(text),
    code: 'form.format.carPlate',
  },
  amount: {
    accepts: (text) => /^(0|[1-9]\d*|[1-9]\d{0,2}(,\d{3})+)(\.\d{1,2})?$/.test(text),
    code: 'form.format.amount',
  },
  chinese: { accepts: (text) => /^\p{Script=Han}+$/u.test(text), code: 'form.format.chinese' },
  letters: { accepts: (text) => /^[A-Za-z]+$/.test(text), code: 'form.format.letters' },
  lettersAndDigits: {
    accepts: (text) => /^[A-Za-z0-9]+$/.test(text),
    code: 'form.format.lettersAndDigits',
  },
  landline: {
    accepts: (text) => /^\d{3,4}-\d{7,8}(-\d{1,6})?$/.test(text),
    code: 'form.format.landline',
  },
  code: {
    accepts: (text, digits) => text.length === digits && /^\d+$/.test(text),
    code: 'form.format.code',
  },
  imageName: { accepts: (text) => hasExtension(text, imageExtensions), code: 'form.format.imageName' },
  videoName: { accepts: (text) => hasExtension(text, videoExtensions), code: 'form.format.videoName' },
} as const satisfies Record<string, TextFormat>

export type TextFormatName = keyof typeof textFormats

/** The names of the formats, for schemas and settings panels. */
export const textFormatNames = Object.keys(textFormats) as readonly TextFormatName[]

/** Tells whether the text has the format. `digits` applies to `code` only. */
export function hasFormat(text: string, name: TextFormatName, digits = 6): boolean {
  return textFormats[name].accepts(text, digits)
}

function isEmail(text: string): boolean {
  const [name = '', domain = '', ...rest] = text.split('@')
  if (text.length > 254 || name.length > 64 || rest.length > 0) return false
  return /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*$/.test(name) && host.test(domain)
}

function isWebAddress(text: string): boolean {
  return /^https?:\/\/[^\s/?#]/i.test(text) && !/\s/.test(text) && URL.canParse(text)
}

function isJson(text: string): boolean {
  try {
    const parsed: unknown = JSON.parse(text)
    return typeof parsed === 'object' && parsed !== null
  } catch {
    return false
  }
}

function hasExtension(name: string, extensions: readonly string[]): boolean {
  const dot = name.lastIndexOf('.')
  return dot > 0 && extensions.includes(name.slice(dot + 1).toLowerCase())
}

/**
 * Checks a Chinese identity number of 18 characters: region, birthday, and the check digit of GB 11643-1999 (ISO 7064
 * MOD 11-2).
 */
function isIdCard(text: string): boolean {
  const number = text.toUpperCase()
  if (!/^[1-9]\d{16}[\dX]$/.test(number)) return false
  if (!isCalendarDay(`${number.slice(6, 10)}-${number.slice(10, 12)}-${number.slice(12, 14)}`)) return false

  const sum = weights.reduce((total, weight, index) => total + weight * Number(number[index]), 0)
  return checkDigits[sum % 11] === number[17]
}

const longMonths = [1, 3, 5, 7, 8, 10, 12]

/** Tells whether the text is a day of the Gregorian calendar, in the years 1 to 9999. */
export function isCalendarDay(text: string): boolean {
  const parts = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text)
  if (!parts) return false

  const [year = 0, month = 0, day = 0] = parts.slice(1).map(Number)
  return year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month)
}

/** Returns the number of days in a month (1 to 12). */
export function daysInMonth(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28
  return longMonths.includes(month) ? 31 : 30
}
