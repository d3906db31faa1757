import { z } from 'zod'
import { Id, Instant } from '../wire/endpoint.ts'

/** An organization, as pickers show it. */
export const OrganizeNode = z.object({
  id: Id,
  parentId: z.string(),
  fullName: z.string(),
  enCode: z.string(),
  category: z.enum(['company', 'department']),
  icon: z.string(),
  hasChildren: z.boolean(),
  isLeaf: z.boolean(),
  organizeIdTree: z.string(),
  organizeIds: z.array(z.string()),
  orgNameTree: z.string(),
  parentName: z.string(),
})
export const PositionNode = z.object({
  id: Id,
  parentId: z.string(),
  fullName: z.string(),
  enCode: z.string(),
  organizeId: z.string(),
  organize: z.string(),
  orgNameTree: z.string(),
  type: z.enum(['organize', 'position']),
  category: z.string(),
  icon: z.string(),
  hasChildren: z.boolean(),
  isDutyPosition: z.boolean(),
  dutyUserId: z.string(),
})
export const UserRow = z.object({
  id: Id,
  account: z.string(),
  realName: z.string(),
  /** realName/account, as pickers show it. */
  fullName: z.string(),
  headIcon: z.string(),
  gender: z.enum(['female', 'male', 'unknown']),
  /** Phone and mail are empty for members, except their own. */
  mobilePhone: z.string(),
  email: z.string(),
  organize: z.string(),
  organizeIds: z.array(z.string()),
  position: z.string(),
  positionIds: z.array(z.string()),
  type: z.literal('user'),
  enabledMark: z.literal([0, 1]),
  /** Only administrators learn it of others. */
  isAdministrator: z.boolean().optional(),
})
export type UserRow = z.infer<typeof UserRow>
/** Circles of colleagues from the nearest on; `others` is everybody else. */
export const colleagueCircles = ['recent', 'starred', 'department', 'others'] as const
/** A person as a picker offers them. */
export const ChoosableUser = UserRow.extend({
  /** Only where people were asked for by nearness. */
  circle: z.enum(colleagueCircles).optional(),
  /** Until when somebody else decides for them; null while they decide. */
  awayUntil: Instant.nullable(),
})
export type ChoosableUser = z.infer<typeof ChoosableUser>
export const GroupNode = z.object({
  id: Id,
  parentId: z.string(),
  fullName: z.string(),
  enCode: z.string(),
  type: z.literal('group'),
  icon: z.string(),
  num: z.number().int(),
  /** Whether a condition decides its members. */
  isByRule: z.boolean(),
})
export const RoleNode = z.object({
  id: Id,
  parentId: z.string(),
  fullName: z.string(),
  enCode: z.string(),
  type: z.enum(['user', 'position', 'organize', 'role']),
  globalMark: z.literal([1, 2]),
  num: z.number().int(),
})
/** An entry of a mixed picker (`id--type` values); `organizeTree` is an organization with everything below it. */
export const SelectedNode = z.object({
  id: z.string(),
  type: z.enum(['user', 'role', 'position', 'group', 'organize', 'organizeTree', 'company', 'department']),
  fullName: z.string(),
  headIcon: z.string(),
  orgNameTree: z.string(),
})
