import { z } from 'zod'
import { Id, Instant } from '../wire/endpoint.ts'

export const Name = z.string().trim().min(1).max(100)
export const Code = z.string().regex(/^[a-zA-Z][\w-]{0,59}$/)
export const Definition = z.record(z.string(), z.unknown())
export const Problem = z.object({
  path: z.string(),
  code: z.string(),
  message: z.string(),
  nodes: z.array(z.string()).default([]),
})
const State = z.enum(['draft', 'published', 'changed'])

/** Answer of a save; a draft equal to what is published is `published` again. */
export const SavedDraft = z.object({ changedAt: Instant, state: State })

/** `stopped`: no one starts anything new. `archived`: left out of lists too. `deleted`: restorable for a while. */
export const Availability = z.enum(['inUse', 'stopped', 'archived', 'deleted'])

/** Which designs a list has; designs in use include stopped ones. */
export const ListedDesigns = z.enum(['inUse', 'archived', 'deleted']).default('inUse')
export type ListedDesigns = z.infer<typeof ListedDesigns>

export const DesignRow = z.object({
  id: Id,
  name: z.string(),
  /** The name in the reader's language, where it is translated. */
  displayName: z.string(),
  code: z.string(),
  category: z.string(),
  displayCategory: z.string(),
  icon: z.string(),
  iconColor: z.string(),
  availability: Availability,
  state: State,
  version: z.number().int(),
  changedAt: Instant,
  changedBy: z.string(),
})
