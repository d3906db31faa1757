import type { z } from 'zod'

/** Something that an event says of itself. A `person` is the id of one. */
export type EventField = Readonly<{ key: string; type: 'text' | 'number' | 'boolean' | 'person' }>

/** Everything that is asked of a kind of event. Shared code never compares kinds. */
export type EventKind<Settings extends z.ZodType> = Readonly<{
  settings: Settings
  /** Whether everything is said that it cannot do without. */
  isWhole(event: z.infer<Settings>): boolean
  /** The names of the occurrences that it waits for. None for what the clock or another system sets off. */
  hears(event: z.infer<Settings>): readonly string[]
  /** The form whose records it brings along: the form itself, or that of a flow. */
  about(event: z.infer<Settings>): Readonly<{ of: 'form' | 'flow'; id: string }> | undefined
  /** What it says besides the form. */
  fields(event: z.infer<Settings>): readonly EventField[]
  /** The field that says whose deed it was; without one it is the trigger's own. */
  who?: string
}>

export function eventKind<Settings extends z.ZodType>(kind: EventKind<Settings>): EventKind<Settings> {
  return kind
}
