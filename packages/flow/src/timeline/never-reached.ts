import type { TaskStage } from '../case-state.ts'
import type { FlowEvent } from '../flow-event.ts'

type Born = Readonly<{ task: string; stage: TaskStage }>

/** The tasks whose turn never came: born to wait for others, and never reached. */
export function neverReached(events: readonly FlowEvent[]): ReadonlySet<string> {
  const waiting = new Set<string>()
  for (const event of events) {
    for (const { task, stage } of bornWith(event)) if (stage === 'waiting') waiting.add(task)
    if (event.type === 'taskReached') waiting.delete(event.task)
  }
  return waiting
}

function bornWith(event: FlowEvent): readonly Born[] {
  switch (event.type) {
    case 'taskOpened':
      return [event]
    case 'helpAsked':
      return event.helpers
    case 'signersAdded':
      return event.signers
    case 'tasksReassigned':
      return event.opened
    default:
      return []
  }
}
