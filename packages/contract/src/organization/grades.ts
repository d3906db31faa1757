import { z } from 'zod'
import { administrationAreas } from '../wire/administration-areas.ts'
import { Done, Empty, endpoint, Id, Instant, PersonRef } from '../wire/endpoint.ts'
import { Version } from './unit-views.ts'

const Named = z.object({ id: Id, name: z.string() })
const Area = z.enum(administrationAreas)
const Ids = z.array(Id).max(500).default([])

const Settings = z.object({
  name: z.string().trim().min(1).max(100),
  areas: z.array(Area).min(1),
  /** The whole company; otherwise `organizationIds` with all below. It limits people, roles and grades. */
  isWhole: z.boolean(),
  organizationIds: Ids,
  /** Roles and groups whose members they may change. */
  circleIds: Ids,
  personIds: Ids,
})

/** Names for what a grade refers to, and whether the reader can change it. */
export const Grade = Settings.omit({ organizationIds: true, circleIds: true, personIds: true }).extend({
  id: Id,
  version: Version,
  organizations: z.array(Named),
  circles: z.array(Named.extend({ kind: z.enum(['role', 'group']) })),
  people: z.array(PersonRef),
  changedAt: Instant,
  changedBy: z.string(),
  /** False where the grade holds more than the reader does. */
  canChange: z.boolean(),
})
export type Grade = z.infer<typeof Grade>

const wrong = [
  'session.confirmFirst',
  'grades.moreThanYours',
  'grades.nameTaken',
  'organization.notFound',
] as const

/** Grades of administrators: what some people administer, and of which part of the company. */
export const grades = {
  list: endpoint({
    method: 'GET',
    path: '/api/permission/Grade',
    access: 'administrator',
    areas: ['grades'],
    summary: 'List all grades of administrators',
    input: Empty,
    output: z.object({ list: z.array(Grade) }),
    refusals: [],
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/permission/Grade',
    access: 'administrator',
    areas: ['grades'],
    summary: 'Create a grade that holds no more than you administer',
    input: Settings,
    output: z.object({ id: Id }),
    refusals: wrong,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/permission/Grade/:id',
    access: 'administrator',
    areas: ['grades'],
    summary: 'Save a grade; it held no more than you administer, and it still does not',
    input: Settings.extend({ id: Id, version: Version }),
    output: Done,
    refusals: [...wrong, 'grades.notFound', 'organization.changedMeanwhile'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/permission/Grade/:id',
    access: 'administrator',
    areas: ['grades'],
    summary: 'Delete a grade that no rule of a group names; its people stay',
    input: z.object({ id: Id }),
    output: Done,
    refusals: ['grades.notFound', 'grades.moreThanYours', 'organization.inUse'],
  }),
}
