import { z } from 'zod'
import { FormulaText } from '../definition/field-definition.ts'
import type { LocalizedText } from '../definition/localized-text.ts'
import { readableDecimal } from './decimal.ts'

/** Signs of the currencies (ISO 4217) that an amount can have, each unlike the others. */
const signs = {
  CNY: '¥',
  USD: 'US$',
  EUR: '€',
  HKD: 'HK$',
  TWD: 'NT$',
  MOP: 'MOP$',
  JPY: 'JP¥',
  KRW: '₩',
  GBP: '£',
  SGD: 'S$',
  AUD: 'A$',
  CAD: 'C$',
} as const
export type Currency = keyof typeof signs
export const currencies = Object.keys(signs) as [Currency, ...Currency[]]

/** The currency of an organization that has chosen none. */
export const usualCurrency: Currency = 'CNY'

const currencyName = z.enum(currencies)

/** Settings of a number that is an amount of money. */
export const moneySettings = {
  /** Without it, the number is no amount. */
  currency: currencyName.optional(),
  /** What one unit of a foreign currency costs in the organization's: a number, or the key of a field with it. */
  rate: FormulaText.optional(),
  /** The organization's currency when the rate was given, which a later change of it leaves alone. */
  convertsInto: currencyName.default(usualCurrency),
}
export type MoneySettings = Readonly<{
  currency?: Currency | undefined
  rate?: string | undefined
  convertsInto: Currency
}>

type Affixes = Readonly<{ prefix: LocalizedText; unit: LocalizedText }>

/** The signs around an amount: those given, or else that of its currency. */
export function affixesOf({ currency, prefix, unit }: Pick<MoneySettings, 'currency'> & Affixes): Affixes {
  return prefix || unit || !currency ? { prefix, unit } : { prefix: signs[currency], unit }
}

/** The formula of an amount in the organization's currency; undefined where it is not foreign or has no rate. */
export function conversionOf(
  { currency, rate, convertsInto }: MoneySettings,
  key: string,
): string | undefined {
  return currency && currency !== convertsInto && rate ? `${key} * (${rate})` : undefined
}

/** Digits after the point of an amount: none in yen and won, else two; those of a plain number stay as they are. */
export function placesOf({
  currency,
  precision,
}: Pick<MoneySettings, 'currency'> & Readonly<{ precision?: number | undefined }>) {
  if (precision !== undefined || !currency) return precision
  return currency === 'JPY' || currency === 'KRW' ? 0 : 2
}

/** What the kinds of fields answer that can be amounts. */
export const moneyKind = { affixes: affixesOf, money: (settings: MoneySettings) => settings }

type Converting = Readonly<{
  kind: Readonly<{ money?(settings: unknown): MoneySettings }>
  settings: unknown
}>

/** A converted amount, shown beside the original one. */
export function ownAmount(value: string, { kind, settings }: Converting): string {
  const currency = kind.money?.(settings).convertsInto ?? usualCurrency
  return `≈ ${signs[currency]}${readableDecimal(value, { places: placesOf({ currency }), thousands: true })}`
}
