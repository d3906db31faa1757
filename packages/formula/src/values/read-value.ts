import { fail } from '../evaluate/failure.ts'
import { type Run, spend, spendOnText } from '../evaluate/run.ts'
import { elementOf, isListType, type ScalarType, type ValueType } from '../value-type.ts'
import { readDay } from './date-text.ts'
import { readDuration } from './duration.ts'
import { readDecimal } from './read-decimal.ts'
import { readInstant } from './read-instant.ts'
import type { Value } from './value.ts'

type ValueReader = (raw: unknown, run: Run) => Value | undefined

const readers: Readonly<Record<ScalarType | 'null', ValueReader>> = {
  number: readDecimal,
  text: (raw, run) => (typeof raw === 'string' ? spendOnText(run, raw) : undefined),
  boolean: (raw) => (typeof raw === 'boolean' ? raw : undefined),
  date: (raw) => (typeof raw === 'string' ? readDay(raw) : undefined),
  datetime: readInstant,
  duration: (raw) => (typeof raw === 'string' ? readDuration(raw) : undefined),
  null: () => null,
}

/** A JSON value as the declared type; missing, null and (except for text) empty text are null; anything else is a typed error. */
export function readValue(raw: unknown, type: ValueType, name: string, run: Run): Value {
  if (raw === undefined || raw === null || (raw === '' && type !== 'text')) return null
  const read = isListType(type) ? readList(raw, elementOf(type), run) : readers[type](raw, run)
  return read === undefined ? fail('formula.wrongValue', { name, expected: type }) : read
}

function readList(raw: unknown, element: ScalarType | 'null', run: Run): readonly Value[] | undefined {
  if (!Array.isArray(raw)) return undefined
  spend(run, raw.length)
  const list: Value[] = []
  for (const part of raw) {
    const read = part === null ? null : readers[element](part, run)
    if (read === undefined) return undefined
    list.push(read)
  }
  return list
}
