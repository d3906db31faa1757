import type { TriggerEvent } from '@signet/flow'

export type EventOf<Kind extends TriggerEvent['kind']> = Extract<TriggerEvent, { kind: Kind }>
export type EventFieldsProps<Kind extends TriggerEvent['kind']> = Readonly<{
  event: EventOf<Kind>
  onChange: (event: EventOf<Kind>) => void
}>
