import type { Colleague } from '../../kit/people/person-line.tsx'
import { nextHour } from './month-days.ts'
import type { EntryDetail } from './queries.ts'

/** A calendar event being edited. */
export type ScheduleDraft = Readonly<
  Pick<
    EntryDetail,
    | 'title'
    | 'content'
    | 'allDay'
    | 'startDay'
    | 'startTime'
    | 'endDay'
    | 'endTime'
    | 'urgency'
    | 'color'
    | 'category'
    | 'categoryName'
    | 'files'
    | 'reminder'
    | 'repetition'
  > & { repeatsUntil: string; people: readonly Colleague[] }
>

export function newDraft(day: string, now: number): ScheduleDraft {
  return {
    ...{ title: '', content: '', allDay: true, startDay: day, endDay: day },
    ...nextHour(now),
    ...{ urgency: 'normal', color: 'blue' },
    ...{ category: '', categoryName: '', files: [] },
    ...{ reminder: { kind: 'none' }, repetition: 'none', repeatsUntil: '', people: [] },
  }
}

export function draftOf(entry: EntryDetail): ScheduleDraft {
  const { creator, participants, repeatsUntil, allDay, startTime, endTime, ...rest } = entry
  return {
    ...rest,
    allDay,
    // All-day events have no times; these are the defaults when one gets some.
    startTime: allDay ? '09:00' : startTime,
    endTime: allDay ? '10:00' : endTime,
    repeatsUntil: repeatsUntil ?? '',
    people: participants.filter(({ id }) => id !== creator.id).map((person) => ({ ...person, note: '' })),
  }
}

/** Problems by field; the server checks the rest. */
export function problemsOf(draft: ScheduleDraft) {
  const { title, allDay, startDay, startTime, endDay, endTime, repetition, repeatsUntil } = draft
  const [starts, ends] = allDay ? [startDay, endDay] : [`${startDay}T${startTime}`, `${endDay}T${endTime}`]
  return {
    title: title.trim() === '' ? 'schedules.problem.title' : null,
    ends: endDay === '' || ends < starts ? 'schedules.problem.ends' : null,
    until: repetition !== 'none' && repeatsUntil < startDay ? 'schedules.problem.until' : null,
  } as const
}

export function sentOf({
  people,
  repeatsUntil,
  repetition,
  files,
  categoryName: _,
  ...draft
}: ScheduleDraft) {
  return {
    ...draft,
    repetition,
    repeatsUntil: repetition === 'none' ? null : repeatsUntil,
    toUserIds: people.map(({ id }) => id),
    files: files.map(({ fileId }) => ({ fileId })),
  }
}
