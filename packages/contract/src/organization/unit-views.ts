import { z } from 'zod'
import { Id, largestInteger } from '../wire/endpoint.ts'

/** Counts the changes of a row; a change names the version that it was made from. */
export const Version = z.number().int().min(0).max(largestInteger)

/** A company or department for administrators. */
export const UnitRow = z.object({
  id: Id,
  /** -1 at the top. */
  parentId: z.string(),
  fullName: z.string(),
  enCode: z.string(),
  category: z.enum(['company', 'department']),
  isClosed: z.boolean(),
  headId: z.string(),
  headName: z.string(),
  /** Active people with a post directly in it, and with one in it or below. */
  people: z.number().int(),
  peopleBelow: z.number().int(),
  version: Version,
})
export type UnitRow = z.infer<typeof UnitRow>

/** A post for administrators. */
export const PostRow = z.object({
  id: Id,
  organizeId: Id,
  /** -1 without a parent post. */
  parentId: z.string(),
  fullName: z.string(),
  enCode: z.string(),
  dutyUserId: z.string(),
  dutyUserName: z.string(),
  isClosed: z.boolean(),
  /** All who hold it, disabled people included. */
  people: z.number().int(),
  version: Version,
})
export type PostRow = z.infer<typeof PostRow>

/** Names before and after; empty: none. Heads above begin with the next organization up. */
const Changed = z.object({ before: z.array(z.string()), after: z.array(z.string()) }).nullable()

/** The people who get other superiors, null for what stays as it is. */
export const ApproverChanges = z.object({
  /** Active people in the organizations concerned. */
  people: z.number().int(),
  /** How many get another department head, other heads above, and another chain of managers. */
  heads: z.number().int(),
  upperHeads: z.number().int(),
  managers: z.number().int(),
  /** How many get any of these. */
  changed: z.number().int(),
  /** The first fifty. */
  list: z.array(
    z.object({
      id: Id,
      name: z.string(),
      department: z.string(),
      head: Changed,
      upperHeads: Changed,
      managers: Changed,
    }),
  ),
})
export type ApproverChanges = z.infer<typeof ApproverChanges>
