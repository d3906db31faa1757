/** A part of a cron expression: its name, the numbers it may have, and the words that stand for them. */
export type CronPart = Readonly<{ part: string; from: number; to: number; words?: readonly string[] }>

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']

/** In the order in which they are written (crontab of POSIX.1-2024). A seventh weekday is a Sunday again. */
export const cronParts = [
  { part: 'minute', from: 0, to: 59 },
  { part: 'hour', from: 0, to: 23 },
  { part: 'day', from: 1, to: 31 },
  { part: 'month', from: 1, to: 12, words: months },
  { part: 'weekday', from: 0, to: 7, words: weekdays },
] as const satisfies readonly CronPart[]
