import type { ScheduleReminder } from '@signet/contract'
import { addMinutes, momentOf } from '@signet/flow'
import { dayAfter } from './times-of.ts'

type Reminded = Readonly<{ reminder: ScheduleReminder; starts: string; timeZone: string; now: string }>

/** When the people of an entry are to be reminded, ISO 8601; null when they are not, or when it would have been before now. */
export function remindAt({ reminder, starts, timeZone, now }: Reminded): string | null {
  const at = momentOf(wallOf(reminder, starts), timeZone)
  if (at === undefined) return null

  const moment = reminder.kind === 'minutes' ? addMinutes(at, -reminder.minutes) : at
  return moment >= now ? moment : null
}

function wallOf(reminder: ScheduleReminder, starts: string): string | null {
  if (reminder.kind === 'none') return null
  if (reminder.kind === 'minutes') return starts
  const hour = String(reminder.hour).padStart(2, '0')
  return `${dayAfter(starts.slice(0, 10), -reminder.days)}T${hour}:00`
}
