import { TriggerEvent } from '@signet/flow'

/** An event of a kind as it begins. */
export function freshEvent(kind: TriggerEvent['kind']): TriggerEvent {
  return TriggerEvent.parse({ kind })
}
