import type { ValueType } from '@signet/formula'
import { listIn } from '../definition/localized-text.ts'
import { canonicalDate, readableDate } from '../fields/time/date/date-text.ts'
import type { Speaker } from '../problems/problem-sentence.ts'
import { readableDecimal } from '../values/decimal.ts'

type Look = Readonly<{ places?: number | undefined }>

/** Formats the result of a formula: `1,234.50`, `Nov 20, 2026`, `Yes`. Null becomes the empty text. */
export function formulaText(result: unknown, type: ValueType, speaker: Speaker, look: Look = {}): string {
  const element = /^list<(\w+)>$/.exec(type)?.[1]
  if (element === undefined) return written(result, type, speaker, look)
  if (!Array.isArray(result)) return ''
  return listIn(
    speaker.locale,
    result.map((one) => written(one, element, speaker, look)),
  )
}

function written(result: unknown, type: string, { locale, t }: Speaker, { places }: Look): string {
  if (typeof result === 'boolean') return t(result ? 'form.yes' : 'form.no')
  if (typeof result !== 'string') return ''
  if (type === 'number') return readableDecimal(result, { places, thousands: true })
  if (type === 'date') return readableDate(result, 'day', locale)
  const minute = type === 'datetime' ? canonicalDate(result, 'minute') : undefined
  return minute === undefined ? result : readableDate(minute, 'minute', locale)
}
