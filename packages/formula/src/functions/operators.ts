import { type Overload, overload } from '../check/overload.ts'
import { spend, spendOnText } from '../evaluate/run.ts'
import { DAY } from '../values/civil.ts'
import { calendarDay, instant, timeSpan } from '../values/clock.ts'
import { bounded, divide, Exact, remainder } from '../values/decimal.ts'

type Arithmetic = '+' | '-' | '*' | '/' | '%' | 'negate'

/** Signatures of the arithmetic operators. Nothing is converted silently: text is no number, a day is no instant. */
export const operators: Readonly<Record<Arithmetic, readonly Overload[]>> = {
  '+': [
    overload(['number', 'number'], 'number', ([one, other]) => bounded(one.plus(other))),
    overload(['text', 'text'], 'text', ([one, other], run) => spendOnText(run, one + other)),
    overload(['duration', 'duration'], 'duration', ([one, other]) => timeSpan(one + other)),
    overload(['date', 'duration'], 'date', ([day, span]) => dayAfter(day, span)),
    overload(['duration', 'date'], 'date', ([span, day]) => dayAfter(day, span)),
    overload(['datetime', 'duration'], 'datetime', ([time, span]) => instant(time + span)),
    overload(['duration', 'datetime'], 'datetime', ([span, time]) => instant(time + span)),
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
    overload(['date', 'duration'], 'date', ([day, span]) => dayAfter(day, -span)),
    overload(['datetime', 'duration'], 'datetime', ([time, span]) => instant(time - span)),
  ],
  '*': [
    overload(['number', 'number'], 'number', ([one, other]) => bounded(one.times(other))),
    overload(['duration', 'number'], 'duration', ([span, times]) => timeSpan(times.times(span).toNumber())),
    overload(['number', 'duration'], 'duration', ([times, span]) => timeSpan(times.times(span).toNumber())),
  ],
  '/': [
    overload(['number', 'number'], 'number', ([one, other]) => divide(one, other)),
    overload(['duration', 'number'], 'duration', ([span, parts]) =>
      timeSpan(divide(new Exact(span), parts).toNumber()),
    ),
  ],
  '%': [overload(['number', 'number'], 'number', ([one, other]) => remainder(one, other))],
  negate: [
    overload(['number'], 'number', ([number]) => number.neg()),
    overload(['duration'], 'duration', ([span]) => (span === 0 ? 0 : -span)),
  ],
}

/** The day on which a duration after the beginning of a day ends; hours within a day do not leave it. */
function dayAfter(day: number, span: number): number {
  return calendarDay(day + Math.floor(span / DAY))
}
