import { caseStatuses, taskDecisions, taskStages, urgencies } from '@signet/flow'
import { z } from 'zod'
import { Id } from '../wire/shapes.ts'

/** The words of the engine, on the wire as they are. */
export const CaseStatus = z.enum(caseStatuses)
export const Urgency = z.enum(urgencies)
export const Decision = z.enum(taskDecisions)
export const Stage = z.enum(taskStages)
/** The six lists (spec section 4). */
export const ListName = z.enum(['launched', 'toSign', 'toDo', 'doing', 'done', 'circulated'])
export type ListName = z.infer<typeof ListName>

/** Form values by field key; their schema is the form's, checked by the form engine. */
export const Values = z.record(z.string().max(100), z.unknown())
export const Right = z.enum(['hidden', 'read', 'write', 'required'])
export const Rights = z.record(z.string(), Right)
/** Display names of the ids that occur in values, by what they point to (`people`, `dictionary:<code>`), then by id. */
export const Names = z.record(z.string(), z.record(z.string(), z.string()))
/** What a person chooses for the steps ahead: who gets a node, and which lines out of a branch to take; by node. */
export const Choices = z.object({
  people: z.record(z.string().max(80), z.array(Id).max(50)).default({}),
  lines: z.record(z.string().max(80), z.array(z.string().max(64)).max(50)).default({}),
})

export const Attachment = z.object({
  fileId: Id,
  name: z.string().max(255),
  size: z.number().int(),
  type: z.string().max(120),
})
export const Definition = z.record(z.string(), z.unknown())

export const FlowCard = z.object({
  id: Id,
  name: z.string(),
  code: z.string(),
  category: z.string(),
  icon: z.string(),
  iconColor: z.string(),
  isFavourite: z.boolean(),
  timesUsed: z.number().int(),
})
export type FlowCard = z.infer<typeof FlowCard>
