type SnoozeTime = Readonly<{ name: 'hour' | 'evening' | 'tomorrow' | 'monday'; at: string }>

const hour = 3_600_000
/** The evening is offered until an hour before it begins. */
const evening = 18
const morning = 9

/** When a message may return: by the device's clock and zone, each later than the one before. */
export function snoozeTimes(now: number): readonly SnoozeTime[] {
  const today = new Date(now)
  const toMonday = (8 - today.getDay()) % 7 || 7
  const times = [
    { name: 'hour', at: now + hour },
    { name: 'evening', at: dayAt(today, 0, evening) },
    { name: 'tomorrow', at: dayAt(today, 1, morning) },
    { name: 'monday', at: dayAt(today, toMonday, morning) },
  ] as const
  return times
    .filter(({ name, at }) => name !== 'evening' || at > now + hour)
    .filter(({ name }) => name !== 'monday' || toMonday > 1)
    .toSorted((a, b) => a.at - b.at)
    .map(({ name, at }) => ({ name, at: new Date(at).toISOString() }))
}

function dayAt(from: Date, days: number, hours: number): number {
  return new Date(from.getFullYear(), from.getMonth(), from.getDate() + days, hours).getTime()
}
