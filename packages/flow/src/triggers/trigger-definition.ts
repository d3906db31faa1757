import { z } from 'zod'
import { AutomationAction } from '../nodes/automation/actions/action-kinds.ts'
import { TriggerEvent } from './events/event-kinds.ts'

/** What sets something off, and what is done then. */
export const TriggerDefinition = z.object({
  event: TriggerEvent,
  /** Only when this formula over what the event says is true. */
  condition: z.string().max(2000).default(''),
  /** One after another. What one takes over, the next ones find. */
  actions: z.array(AutomationAction).max(20).default([]),
})
export type TriggerDefinition = z.infer<typeof TriggerDefinition>
