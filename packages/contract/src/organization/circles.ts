import { z } from 'zod'
import { Done, endpoint, Id, PersonRef } from '../wire/endpoint.ts'
import { Version } from './unit-views.ts'

const Name = z.string().trim().min(1).max(100)
const Code = z
  .string()
  .trim()
  .regex(/^[\w.-]{1,60}$/)
const Ids = z.array(Id).max(5000).default([])

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
    refusals: ['organization.notFound'],
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
    refusals: ['organization.notFound'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: `/api/permission/${kind}/:id`,
    access: 'administrator',
    summary: `Delete a ${noun} that no design refers to`,
    input: z.object({ id: Id }),
    output: Done,
    refusals: ['organization.notFound', 'organization.inUse'],
  }),
})

export const roles = circleCalls('Role', 'role')
export const groups = circleCalls('Group', 'group')
