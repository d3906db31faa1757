import type { ScheduleEntry } from '@signet/contract'
import { personRef, type Snapshot } from '../../directory/index.ts'
import type { StoredEntry } from './schedule-store.ts'

type Told = Readonly<{ directory: Snapshot; categoryName: (code: string) => string }>

/** An entry as its people see it; legacy words of the wire occur here only. */
export function entryView(
  { directory, categoryName }: Told,
  entry: Omit<StoredEntry, 'people'>,
): ScheduleEntry {
  const { id, scheduleId, title, isAllDay, starts, ends, urgency, colour, creatorId } = entry
  return {
    ...{ id, title, urgency },
    groupId: scheduleId,
    allDay: isAllDay,
    startDay: starts.slice(0, 10),
    startTime: starts.slice(11),
    endDay: ends.slice(0, 10),
    endTime: ends.slice(11),
    color: colour,
    categoryName: categoryName(entry.category),
    creator: personRef(directory)(creatorId),
  }
}
