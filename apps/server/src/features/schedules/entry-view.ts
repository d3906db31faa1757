import type { ScheduleEntry } from '@signet/contract'
import { personRef, type Snapshot } from '../../people/directory/index.ts'
import type { StoredEntry } from './schedule-store.ts'

type EntryTexts = Readonly<{ directory: Snapshot; categoryName: (code: string) => string }>

/** Returns an entry for its people; legacy wire words occur only here. */
export function entryView(
  { directory, categoryName }: EntryTexts,
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
