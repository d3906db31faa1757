import { z } from 'zod'
import { eventKind } from './event-kind.ts'

export const recordChangeKinds = ['added', 'updated', 'deleted'] as const
export type RecordChangeKind = (typeof recordChangeKinds)[number]

/** A record of a form was added, changed or deleted. */
export const recordEvent = eventKind({
  settings: z.object({
    kind: z.literal('record'),
    form: z.string().max(64).default(''),
    deeds: z.array(z.enum(recordChangeKinds)).max(3).default(['added']),
    /** Of changes only those of one of these fields; of all when none is named. */
    changed: z.array(z.string().max(100)).max(100).default([]),
  }),
  isWhole: ({ form, deeds }) => form !== '' && deeds.length > 0,
  hears: ({ form, deeds, changed }) =>
    deeds.flatMap((deed) =>
      deed === 'updated' && changed.length > 0
        ? changed.map((field) => recordOccurrence(form, deed, field))
        : [recordOccurrence(form, deed)],
    ),
  about: ({ form }) => ({ of: 'form', id: form }),
  fields: () => [
    { key: 'record_id', type: 'text' },
    { key: 'deed', type: 'text' },
    { key: 'done_by', type: 'person' },
  ],
  who: 'done_by',
})

/** What happened to a record of a form, by name; to one of its fields when one is named. */
export function recordOccurrence(form: string, deed: RecordChangeKind, field?: string): string {
  return ['record', form, deed, ...(field === undefined ? [] : [field])].join(':')
}
