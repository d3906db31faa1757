import type { FlowEvent } from '../flow-event.ts'

/** The names of nodes that a case knew before it went on with another version of its flow. */
export function goneNodes(events: readonly FlowEvent[]): Readonly<Record<string, string>> {
  const gone = events.flatMap((event) => (event.type === 'caseMigrated' ? [event.gone] : []))
  return Object.assign({}, ...gone)
}
