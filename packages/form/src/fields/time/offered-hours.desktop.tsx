import dayjs, { type Dayjs } from 'dayjs'
import type { TimeSettings } from './time.ts'
import { partsOfTime, rangeOfTime } from './time-parts.ts'

/** How it is shown, then what may be typed as well. */
const formats = {
  minute: ['HH:mm', 'H:mm', 'HHmm'],
  second: ['HH:mm:ss', 'H:mm:ss', 'HHmmss'],
}

/** How the pickers of antd show and offer times between two minutes. */
export function offeredHours(settings: Pick<TimeSettings, 'precision' | 'earliest' | 'latest'>) {
  const [first, last] = rangeOfTime('hour', partsOfTime('00:00'), settings)
  return {
    format: formats[settings.precision],
    needConfirm: false,
    disabledTime: () => ({
      disabledHours: () => outside(24, [first, last]),
      disabledMinutes: (hour: number) =>
        hour < 0 ? [] : outside(60, rangeOfTime('minute', { hour, minute: 0, second: 0 }, settings)),
    }),
  }
}

/** The pickers want a whole date; which day it is does not matter. */
export function momentOf(time: string): Dayjs {
  return dayjs(`2000-01-01T${time}`)
}

function outside(size: number, [from, to]: readonly [number, number]): number[] {
  return Array.from({ length: size }, (_, step) => step).filter((step) => step < from || step > to)
}
