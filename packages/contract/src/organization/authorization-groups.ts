import { z } from 'zod'
import { listRights } from '../records/rights-help.ts'
import { Day, Done, Empty, endpoint, Id, Instant } from '../wire/endpoint.ts'
import { RightChanges } from './circles.ts'
import { NamedPeopleHolder, PeopleHolder } from './holder.ts'
import { Version } from './unit-views.ts'

const Ids = z.array(Id).max(500).default([])

const Settings = z.object({
  fullName: z.string().trim().min(1).max(100),
  enCode: z
    .string()
    .trim()
    .regex(/^[\w.-]{1,60}$/),
  description: z.string().trim().max(500).default(''),
  enabledMark: z.literal([0, 1]).default(1),
  /** The last day on which it gives anything; null: no end. */
  until: Day.nullable().default(null),
  members: z.array(PeopleHolder).max(500).default([]),
  /** Permissions of lists: records, columns, fields and buttons. */
  grantIds: Ids,
  applicationIds: Ids,
})

/** A permission of a list, as a part of a bundle. */
const BundledGrant = z.object({
  id: Id,
  name: z.string(),
  formId: Id,
  formName: z.string(),
  rights: z.array(z.enum(listRights)),
})
const BundledApplication = z.object({ id: Id, name: z.string() })

/** A named bundle of rights with those who have it. */
export const AuthorizationGroup = Settings.omit({ grantIds: true, applicationIds: true }).extend({
  id: Id,
  version: Version,
  /** Whether it gives anything today, and if not, why. */
  state: z.enum(['inForce', 'disabled', 'expired']),
  members: z.array(NamedPeopleHolder),
  grants: z.array(BundledGrant),
  applications: z.array(BundledApplication),
  changedAt: Instant,
  changedBy: z.string(),
  /** False where it holds more than the reader does, or is given outside the reader's part of the company. */
  canChange: z.boolean(),
})
export type AuthorizationGroup = z.infer<typeof AuthorizationGroup>

const opened = { access: 'administrator', areas: ['roles'] } as const
const tooMuch = ['organization.notFound', 'grades.notYours', 'grades.moreThanYours'] as const
const wrong = [
  ...tooMuch,
  'session.confirmFirst',
  'organization.codeTaken',
  'authorizationGroups.lastHolder',
] as const

/** Authorization groups: bundles of rights that are given and withdrawn at once. */
export const authorizationGroups = {
  list: endpoint({
    ...opened,
    method: 'GET',
    path: '/api/permission/PermissionGroup',
    summary: 'List all authorization groups with what they give and who has them',
    input: Empty,
    output: z.object({ list: z.array(AuthorizationGroup) }),
    refusals: [],
  }),
  selector: endpoint({
    ...opened,
    areas: ['roles', 'lists', 'applications', 'ownApplications'],
    method: 'GET',
    path: '/api/permission/PermissionGroup/Selector',
    summary: 'List the names of authorization groups, to name them in permissions',
    input: Empty,
    output: z.object({ list: z.array(z.object({ id: Id, name: z.string() })) }),
    refusals: [],
  }),
  rights: endpoint({
    ...opened,
    method: 'GET',
    path: '/api/permission/PermissionGroup/Rights',
    summary: 'List the permissions of lists and the applications that you may bundle',
    input: Empty,
    output: z.object({ grants: z.array(BundledGrant), applications: z.array(BundledApplication) }),
    refusals: [],
  }),
  preview: endpoint({
    ...opened,
    method: 'POST',
    onlyReads: true,
    path: '/api/permission/PermissionGroup/Preview',
    summary: 'List who gains and loses what by a new authorization group, or by a change of one',
    input: Settings.omit({ fullName: true, enCode: true, description: true }).extend({ id: Id.nullable() }),
    output: RightChanges,
    refusals: tooMuch,
  }),
  create: endpoint({
    ...opened,
    method: 'POST',
    path: '/api/permission/PermissionGroup',
    summary: 'Create an authorization group that holds no more than you have',
    input: Settings,
    output: z.object({ id: Id }),
    refusals: wrong,
  }),
  update: endpoint({
    ...opened,
    method: 'PUT',
    path: '/api/permission/PermissionGroup/:id',
    summary: 'Save an authorization group; `version` is the one that was listed',
    input: Settings.extend({ id: Id, version: Version }),
    output: Done,
    refusals: [...wrong, 'organization.changedMeanwhile'],
  }),
  setEnabled: endpoint({
    ...opened,
    method: 'PUT',
    path: '/api/permission/PermissionGroup/Enabled',
    summary: 'Enable or disable several authorization groups: what they give comes or goes at once',
    input: z.object({ ids: z.array(Id).min(1).max(500), enabledMark: z.literal([0, 1]) }),
    output: Done,
    refusals: [...tooMuch, 'session.confirmFirst'],
  }),
  previewEnabled: endpoint({
    ...opened,
    method: 'POST',
    onlyReads: true,
    path: '/api/permission/PermissionGroup/Enabled/Preview',
    summary: 'List who gains and loses what when several authorization groups are enabled or disabled',
    input: z.object({ ids: z.array(Id).min(1).max(500), enabledMark: z.literal([0, 1]) }),
    output: RightChanges,
    refusals: tooMuch,
  }),
  remove: endpoint({
    ...opened,
    method: 'DELETE',
    path: '/api/permission/PermissionGroup/:id',
    summary: 'Delete an authorization group to which no permission, application or menu refers',
    input: z.object({ id: Id }),
    output: Done,
    refusals: [...tooMuch, 'organization.inUse'],
  }),
  removeMany: endpoint({
    ...opened,
    method: 'POST',
    path: '/api/permission/PermissionGroup/Actions/Remove',
    summary: 'Delete every chosen authorization group, or none when something refers to one of them',
    input: z.object({ ids: z.array(Id).min(1).max(500) }),
    output: Done,
    refusals: [...tooMuch, 'organization.inUse'],
  }),
}
