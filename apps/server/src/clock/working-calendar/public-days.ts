import known from 'chinese-days/dist/chinese-days.json' with { type: 'json' }

export type PublicDay = Readonly<{ day: string; kind: 'free' | 'worked'; name: string }>

/** Public holidays of China and their make-up workdays from the package, in order. */
export const publicDays: readonly PublicDay[] = [
  ...daysIn(known.holidays, 'free'),
  ...daysIn(known.workdays, 'worked'),
].sort((one, other) => (one.day < other.day ? -1 : 1))

/** A day reads `National Day,国庆节,3`: its names and the number of statutory days. */
function daysIn(days: Readonly<Record<string, string>>, kind: PublicDay['kind']): PublicDay[] {
  return Object.entries(days).map(([day, text]) => ({ day, kind, name: text.split(',')[1] ?? '' }))
}
