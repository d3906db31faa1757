import known from 'chinese-days/dist/chinese-days.json' with { type: 'json' }

export type PublicDay = Readonly<{ day: string; kind: 'free' | 'worked'; name: string }>

/** Public holidays of China and the weekends that make up for them, as the package knows them, in order. */
export const publicDays: readonly PublicDay[] = [
  ...daysIn(known.holidays, 'free'),
  ...daysIn(known.workdays, 'worked'),
].sort((one, other) => (one.day < other.day ? -1 : 1))

/** A day is kept as `National Day,国庆节,3`: what it is called, and how many days there are by law. */
function daysIn(days: Readonly<Record<string, string>>, kind: PublicDay['kind']): PublicDay[] {
  return Object.entries(days).map(([day, text]) => ({ day, kind, name: text.split(',')[1] ?? '' }))
}
