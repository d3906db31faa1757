import { z } from 'zod'
import { caseOutcomes } from '../../events/event-traits.ts'
import { eventKind } from './event-kind.ts'

/** A case of a flow has ended. */
export const approvalEvent = eventKind({
  settings: z.object({
    kind: z.literal('approval'),
    flow: z.string().max(64).default(''),
    outcomes: z.array(z.enum(caseOutcomes)).max(4).default(['approved']),
  }),
  isWhole: ({ flow, outcomes }) => flow !== '' && outcomes.length > 0,
  hears: ({ flow, outcomes }) => outcomes.map((outcome) => caseOccurrence(flow, outcome)),
  about: ({ flow }) => ({ of: 'flow', id: flow }),
  fields: () => [
    { key: 'case_id', type: 'text' },
    { key: 'case_title', type: 'text' },
    { key: 'outcome', type: 'text' },
    { key: 'launched_by', type: 'person' },
  ],
  who: 'launched_by',
})

/** How a case of a flow has ended, by name. */
export function caseOccurrence(flow: string, outcome: string): string {
  return `case:${flow}:${outcome}`
}
