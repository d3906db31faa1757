import type { Translate } from '../create-translate.ts'
import type { Locale } from '../locale.ts'

type Words = Readonly<{ locale: Locale; t: Translate }>

/** A JavaScript number or a canonical decimal string, which keeps every digit. */
export type Decimal = number | string

type NumberLook = Readonly<{ decimals?: number; percent?: boolean }>

const known = new Map<string, Intl.NumberFormat>()

/** `12,800.5`; with `decimals` exactly that many places. */
export function formatNumber(
  { locale }: Pick<Words, 'locale'>,
  value: Decimal,
  look: NumberLook = {},
): string {
  return numberFormat(locale, look).format(value as number | Intl.StringNumericLiteral)
}

/** `12,800.00 元`, always with two places. */
export function formatMoney(words: Words, value: Decimal): string {
  return words.t('i18n.money.cny', { amount: formatNumber(words, value, { decimals: 2 }) })
}

/** 0.125 is `12.5%`. */
export function formatPercent(words: Pick<Words, 'locale'>, share: number): string {
  return formatNumber(words, share, { percent: true })
}

const kilo = 1024
const units = ['KB', 'MB', 'GB'] as const

/** `512 bytes`, `1.5 KB`, `20 MB`, `3.2 GB` (spec section 9); one decimal under ten, none above. */
export function formatFileSize(words: Words, bytes: number): string {
  if (bytes < kilo) return words.t('i18n.fileSize.bytes', { size: bytes })
  const power = Math.min(units.length, Math.floor(Math.log(bytes) / Math.log(kilo)))
  const size = bytes / kilo ** power
  const shown = Math.round(size * (size < 10 ? 10 : 1)) / (size < 10 ? 10 : 1)
  return `${formatNumber(words, shown)} ${units[power - 1]}`
}

function numberFormat(locale: Locale, { decimals, percent = false }: NumberLook): Intl.NumberFormat {
  const key = `${locale} ${decimals} ${percent}`
  const made =
    known.get(key) ??
    new Intl.NumberFormat(locale, {
      style: percent ? 'percent' : 'decimal',
      maximumFractionDigits: percent ? 1 : 20,
      ...(decimals === undefined ? {} : { minimumFractionDigits: decimals, maximumFractionDigits: decimals }),
    })
  known.set(key, made)
  return made
}
