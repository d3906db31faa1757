import type { FlowEvent } from '../events/flow-event.ts'

/** From those who read the least to those who read everything. */
export type EventReaders = 'everybody' | 'whoSeesAll' | 'administrators'

/**
 * Who of the people on a case may have an event as it was written. What a step was answered and a digest of a form tell
 * of fields, so they are for whoever sees all of them; why a step failed is the business of administrators.
 */
export function readersOf(event: FlowEvent): EventReaders {
  switch (event.type) {
    case 'waitFailed':
      return 'administrators'
    case 'exceptionRaised':
      return event.params?.['reason'] === undefined ? 'everybody' : 'administrators'
    case 'waitEnded':
      return event.result === undefined ? 'everybody' : 'whoSeesAll'
    case 'nodeLeft':
      return event.inputs === undefined ? 'everybody' : 'whoSeesAll'
    default:
      return 'everybody'
  }
}
