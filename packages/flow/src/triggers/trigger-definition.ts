import { z } from 'zod'
import { AutomationAction } from '../nodes/automation/actions/action-kinds.ts'
import { TriggerEvent } from './events/event-kinds.ts'

/** A trigger: its event and its actions. */
export const TriggerDefinition = z.object({
  event: TriggerEvent,
  /** Runs only if this formula over the event's values is true. */
  condition: z.string().max(2000).default(''),
  /** Run in order; later ones see the values taken over by earlier ones. */
  actions: z.array(AutomationAction).max(20).default([]),
})
export type TriggerDefinition = z.infer<typeof TriggerDefinition>
