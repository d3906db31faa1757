import { type Overload, overload } from '../check/overload.ts'
import { fail, spend, spendOnText } from '../evaluate/run.ts'
import { DAY, writeDuration } from '../values/civil.ts'
import { calendarDay, instant, timeSpan } from '../values/clock.ts'
import { bounded, divide, remainder } from '../values/decimal.ts'

type Arithmetic = '+' | '-' | '*' | '/' | '%' | 'negate'

/** Signatures of the arithmetic operators. Nothing is converted silently: text is no number, a day is no instant. */
export const operators: Readonly<Record<Arithmetic, readonly Overload[]>> = {
  '+': [
    overload(['number', 'number'], 'number', ([one, other]) => bounded(one.plus(other))),
    overload(['text', 'text'], 'text', ([one, other], run) => spendOnText(run, one + other)),
    overload(['duration', 'duration'], 'duration', ([one, other]) => timeSpan(one + other)),
    overload(['date', 'duration'], 'date', ([day, span]) => calendarDay(day + wholeDays(span))),
    overload(['datetime', 'duration'], 'datetime', ([time, span]) => instant(time + span)),
    overload(['list<T>', 'list<T>'], 'list<T>', ([one, other], run) => {
      spend(run, one.length + other.length)
      return [...one, ...other]
    }),
  ],
  '-': [
    overload(['number', 'number'], 'number', ([one, other]) => bounded(one.minus(other))),
    overload(['duration', 'duration'], 'duration', ([one, other]) => timeSpan(one - other)),
    overload(['date', 'date'], 'duration', ([end, start]) => timeSpan((end - start) * DAY)),
    overload(['datetime', 'datetime'], 'duration', ([end, start]) => timeSpan(end - start)),
    overload(['date', 'duration'], 'date', ([day, span]) => calendarDay(day - wholeDays(span))),
    overload(['datetime', 'duration'], 'datetime', ([time, span]) => instant(time - span)),
  ],
  '*': [
    overload(['number', 'number'], 'number', ([one, other]) => bounded(one.times(other))),
    overload(['duration', 'number'], 'duration', ([span, times]) => timeSpan(times.times(span).toNumber())),
  ],
  '/': [overload(['number', 'number'], 'number', ([one, other]) => divide(one, other))],
  '%': [overload(['number', 'number'], 'number', ([one, other]) => remainder(one, other))],
  negate: [
    overload(['number'], 'number', ([number]) => number.neg()),
    overload(['duration'], 'duration', ([span]) => (span === 0 ? 0 : -span)),
  ],
}

function wholeDays(span: number): number {
  if (span % DAY !== 0) fail('formula.badDuration', { found: writeDuration(span), expected: '1d' })
  return span / DAY
}
