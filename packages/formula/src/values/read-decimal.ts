import type Decimal from 'decimal.js-light'
import { bounded, Exact } from './decimal.ts'

const plainNumber = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/

/** Decimals never change, and the same amounts are read again with every total: reading is remembered, at most so many at a time. */
const known = new Map<number | string, Decimal>()
const KNOWN_LIMIT = 20_000

/** A finite number or a decimal text without exponent, as a decimal; undefined for anything else. */
export function readDecimal(raw: unknown): Decimal | undefined {
  if (typeof raw !== 'number' && typeof raw !== 'string') return undefined
  const found = known.get(raw)
  if (found) return found
  if (!isPlain(raw)) return undefined

  const read = bounded(new Exact(typeof raw === 'string' ? raw.replace('+', '') : raw))
  if (known.size >= KNOWN_LIMIT) known.clear()
  known.set(raw, read)
  return read
}

function isPlain(raw: number | string): boolean {
  return typeof raw === 'number' ? Number.isFinite(raw) : raw.length <= 100 && plainNumber.test(raw)
}
