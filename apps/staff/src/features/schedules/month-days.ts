import { timeOfDay } from '@signet/std'

const day = 86_400_000

/** `2026-11-22` of a time in the reader's time zone. */
export function localDay(at: number): string {
  const shown = new Date(at)
  return new Date(at - shown.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
}

/** The next full or half hour of a day that begins at least a minute later, as minutes since midnight. */
function nextHalfHour(at: number): number {
  const shown = new Date(at)
  return (Math.floor((shown.getHours() * 60 + shown.getMinutes()) / 30) + 1) * 30
}

/** When a new event begins and ends: an hour from the next half hour, within the same day. */
export function nextHour(at: number): Readonly<{ startTime: string; endTime: string }> {
  const start = Math.min(nextHalfHour(at), 23 * 60 + 30)
  return { startTime: timeOfDay(start), endTime: timeOfDay(Math.min(start + 60, 24 * 60 - 1)) }
}

/** Noon of a day, for formats: far from both midnights. */
export function noonOf(text: string): number {
  return new Date(`${text}T12:00`).getTime()
}

export function dayAfter(text: string, days: number): string {
  return new Date(Date.parse(text) + days * day).toISOString().slice(0, 10)
}

/** The same day this many months later, or the last day of a shorter month. */
export function monthAfter(text: string, months: number): string {
  const [year = 0, month = 1, date = 1] = text.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10)
}

/** Six weeks from a Monday that include the whole month of a day. */
export function gridOf(text: string): readonly string[] {
  const first = `${text.slice(0, 7)}-01`
  const weekday = (new Date(first).getUTCDay() + 6) % 7
  return Array.from({ length: 42 }, (_, index) => dayAfter(first, index - weekday))
}

type EntryAddress = Readonly<{ groupId: string; id: string }>

export const scheduleHref = {
  day: (day: string) => `/pages/workFlow/schedule/index?${new URLSearchParams({ day })}`,
  create: (day: string) => `/pages/workFlow/schedule/form?${new URLSearchParams({ day })}`,
  edit: ({ groupId, id }: EntryAddress) =>
    `/pages/workFlow/schedule/form?${new URLSearchParams({ groupId, id })}`,
  one: ({ groupId, id }: EntryAddress) =>
    `/pages/workFlow/schedule/detail?${new URLSearchParams({ groupId, id })}`,
} as const
