import { z } from 'zod'
import { Definition } from '../approvals/inputs.ts'
import { Done, Empty, endpoint, Id, PersonRef } from '../wire/endpoint.ts'
import { Version } from './unit-views.ts'

const Name = z.string().trim().min(1).max(100)
const Code = z
  .string()
  .trim()
  .regex(/^[\w.-]{1,60}$/)
const Ids = z.array(Id).max(5000).default([])
/** At most as many as are looked up in all designs in one call. */
export const mostCirclesAtOnce = 100
const Chosen = z.array(Id).min(1).max(mostCirclesAtOnce)

/** What refers to each of the chosen roles or groups. */
export const CircleRemovals = z.object({
  list: z.array(
    z.object({ id: Id, fullName: z.string(), num: z.number().int(), usedBy: z.array(z.string()) }),
  ),
})
export type CircleRemovals = z.infer<typeof CircleRemovals>

/** A right on a list, an application or a flow. */
const ChangedRight = z.object({
  kind: z.enum(['list', 'application', 'flow']),
  id: Id,
  name: z.string(),
  rights: z.array(z.enum(['see', 'add', 'change', 'remove', 'import', 'export', 'print', 'use', 'launch'])),
})

/** Who gains and loses what; people without a difference are left out. */
export const RightChanges = z.object({
  /** How many people gain or lose something; at most 50 of them are listed. */
  changed: z.number().int(),
  list: z.array(z.object({ person: PersonRef, gains: z.array(ChangedRight), loses: z.array(ChangedRight) })),
  /** Designs that refer to it, so that its members are asked where they name it. */
  usedBy: z.array(z.string()),
})
export type RightChanges = z.infer<typeof RightChanges>

const removalCalls = <Kind extends 'Role' | 'Group'>(kind: Kind, noun: string) => ({
  remove: endpoint({
    method: 'DELETE',
    path: `/api/permission/${kind}/:id`,
    access: 'administrator',
    summary: `Delete a ${noun} that no design refers to`,
    input: z.object({ id: Id }),
    output: Done,
    refusals: ['organization.notFound', 'organization.inUse'],
  }),
  previewRemoval: endpoint({
    method: 'POST',
    onlyReads: true,
    path: `/api/permission/${kind}/Actions/RemovalPreview`,
    access: 'administrator',
    summary: `List how many members each chosen ${noun} has and which designs refer to it`,
    input: z.object({ ids: Chosen }),
    output: CircleRemovals,
    refusals: ['organization.notFound'],
  }),
  removeMany: endpoint({
    method: 'POST',
    path: `/api/permission/${kind}/Actions/Remove`,
    access: 'administrator',
    summary: `Delete every chosen ${noun}, or none when a design refers to one of them`,
    input: z.object({ ids: Chosen }),
    output: Done,
    refusals: ['organization.notFound', 'organization.inUse'],
  }),
})

/** What administrators do with a role or a group; `organization` lists and creates them. */
const circleCalls = <Kind extends 'Role' | 'Group'>(kind: Kind, noun: string) => ({
  open: endpoint({
    method: 'GET',
    path: `/api/permission/${kind}/:id`,
    access: 'administrator',
    areas: ['roles'],
    summary: `Get a ${noun} with the names of the designs that refer to it`,
    input: z.object({ id: Id }),
    output: z.object({
      id: Id,
      fullName: z.string(),
      enCode: z.string(),
      num: z.number().int(),
      version: Version,
      /** The condition that decides its members; empty when people are added by hand, and for roles. */
      rule: z.string(),
      usedBy: z.array(z.string()),
    }),
    refusals: ['organization.notFound'],
  }),
  update: endpoint({
    method: 'PUT',
    path: `/api/permission/${kind}/:id`,
    access: 'administrator',
    summary: `Update the name and code of a ${noun}`,
    input: z.object({ id: Id, version: Version, fullName: Name, enCode: Code }),
    output: Done,
    refusals: ['organization.notFound', 'organization.changedMeanwhile', 'organization.codeTaken'],
  }),
  changeMembers: endpoint({
    method: 'PUT',
    path: `/api/permission/${kind}/:id/Members`,
    access: 'administrator',
    areas: ['roles'],
    summary: `Add people to a ${noun} and remove others`,
    input: z.object({ id: Id, add: Ids, remove: Ids }),
    output: Done,
    refusals: ['organization.notFound', 'organization.membersByRule'],
  }),
  previewMembers: endpoint({
    method: 'POST',
    onlyReads: true,
    path: `/api/permission/${kind}/:id/MembersPreview`,
    access: 'administrator',
    areas: ['roles'],
    summary: `List who gains and loses what when people are added to a ${noun} and others removed`,
    input: z.object({ id: Id, add: Ids, remove: Ids }),
    output: RightChanges,
    refusals: ['organization.notFound', 'organization.membersByRule'],
  }),
  ...removalCalls(kind, noun),
})

export const roles = circleCalls('Role', 'role')

/** A condition in the names of `memberRuleScope`, and of personnel fields after `attributePrefix`. */
export const GroupRule = z.string().trim().max(2000)

const People = z.object({ count: z.number().int(), list: z.array(PersonRef).max(50) })

/** Who is in a group by a rule; at most 50 of those who come and of those who leave are listed. */
export const GroupChange = z.object({
  members: z.number().int(),
  comes: People,
  leaves: People,
  /** Designs that refer to the group. */
  usedBy: z.array(z.string()),
  /** Fields that the rule asks about and that people write in their own record: who does can come into the group. */
  selfWritten: z.array(z.string()),
})
export type GroupChange = z.infer<typeof GroupChange>

export const ruleRefusals = [
  'organization.ruleWrong',
  'organization.ruleNeedsReader',
  'organization.ruleCycle',
  'organization.ruleTooHeavy',
] as const

export const groups = {
  ...circleCalls('Group', 'group'),
  setRule: endpoint({
    method: 'PUT',
    path: '/api/permission/Group/:id/Rule',
    access: 'administrator',
    summary:
      'Let a condition decide who is in a group; an empty one keeps the members of now, to be changed by hand',
    input: z.object({ id: Id, version: Version, rule: GroupRule }),
    output: Done,
    refusals: ['organization.notFound', 'organization.changedMeanwhile', ...ruleRefusals],
  }),
  attributes: endpoint({
    method: 'GET',
    path: '/api/permission/Group/Actions/Attributes',
    access: 'administrator',
    areas: ['roles'],
    summary:
      'List the fields of personnel records that a rule can ask about, as `attribute_` and the field code',
    input: Empty,
    output: z.object({ list: z.array(Definition) }),
    refusals: [],
  }),
  previewRule: endpoint({
    method: 'POST',
    onlyReads: true,
    path: '/api/permission/Group/Actions/PreviewRule',
    access: 'administrator',
    summary: 'List who comes into a group and who leaves it by a condition; without a group, of a new one',
    input: z.object({ id: Id.nullable().default(null), rule: GroupRule }),
    output: GroupChange,
    refusals: ['organization.notFound', ...ruleRefusals],
  }),
}
