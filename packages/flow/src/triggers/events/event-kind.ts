import type { z } from 'zod'

type PlainEventField = Readonly<{ key: string; type: 'text' | 'number' | 'boolean' | 'people' }>

/** A value of an event. The type `people` is the id of a person; `rows` is a list with a value per column. */
export type EventField =
  | PlainEventField
  | Readonly<{ key: string; type: 'rows'; columns: readonly PlainEventField[] }>

/** Rules of a kind of trigger event. Shared code never compares kinds. */
export type EventKind<Settings extends z.ZodType> = Readonly<{
  settings: Settings
  /** Whether all required settings are present. */
  isWhole(event: z.infer<Settings>): boolean
  /** Names of the occurrences that set it off; none for the clock and other systems. */
  hears(event: z.infer<Settings>): readonly string[]
  /** The form whose record it carries: the form itself, or that of a flow. */
  about(event: z.infer<Settings>): Readonly<{ of: 'form' | 'flow'; id: string }> | undefined
  /** Whether it also carries the values of the record before the change. */
  hasPreviousValues(event: z.infer<Settings>): boolean
  /** Its values besides the form. */
  fields(event: z.infer<Settings>): readonly EventField[]
  /** The field with the acting person; undefined: the trigger acts. */
  who: string | undefined
}>

export function eventKind<Settings extends z.ZodType>(kind: EventKind<Settings>): EventKind<Settings> {
  return kind
}
