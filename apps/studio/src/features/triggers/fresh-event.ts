import { TriggerEvent } from '@signet/flow'

/** The initial settings of an event. */
export function freshEvent(kind: TriggerEvent['kind']): TriggerEvent {
  return TriggerEvent.parse({ kind })
}
