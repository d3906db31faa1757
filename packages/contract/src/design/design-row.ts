import { z } from 'zod'
import { Id, Instant, PersonRef } from '../wire/endpoint.ts'

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

export const Category = z.string().trim().max(60)
const Tag = z.string().trim().min(1).max(30)

/** What narrows a list of designs: availability, category, tag and owner. */
export const designFilter = {
  availability: ListedDesigns,
  category: Category.optional(),
  tag: Tag.optional(),
  owner: Id.optional(),
}

/** How a design is found: its category, tags and the person who answers for it; a person who left may stay. */
export const designLabels = {
  category: Category,
  tags: z
    .array(Tag)
    .max(10)
    .transform((tags) => [...new Set(tags)]),
  ownerId: Id.nullable(),
}

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
  /** Who answers for it. */
  owner: PersonRef.nullable(),
  tags: z.array(z.string()),
})
