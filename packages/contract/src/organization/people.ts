import { z } from 'zod'
import { RecordTexts } from '../records/words.ts'
import { Day, Done, endpoint, Id, PageInput, PersonRef, pageOf } from '../wire/endpoint.ts'
import { RightChanges } from './circles.ts'
import { Version } from './unit-views.ts'

const Named = z.object({ id: Id, name: z.string() })

/** A person as administrators see them. */
export const PersonRow = z.object({
  id: Id,
  account: z.string(),
  realName: z.string(),
  headIcon: z.string(),
  gender: z.enum(['female', 'male', 'unknown']),
  mobilePhone: z.string(),
  email: z.string(),
  employeeNumber: z.string(),
  entryDate: Day.nullable(),
  /** The names of their departments, the main one first, with everything above. */
  departments: z.array(z.string()),
  posts: z.array(z.string()),
  isEnabled: z.boolean(),
  isAdministrator: z.boolean(),
  version: Version,
})
export type PersonRow = z.infer<typeof PersonRow>

const reportsShown = 100

/** People as they were read, each once. */
const Chosen = z
  .array(z.object({ id: Id, version: Version }))
  .min(1)
  .max(200)
  .refine((chosen) => new Set(chosen.map(({ id }) => id)).size === chosen.length, 'names somebody twice')

/** People, as administrators find and open them; `organization` creates and updates them. */
export const people = {
  list: endpoint({
    method: 'GET',
    path: '/api/permission/Users/List',
    access: 'administrator',
    areas: ['people', 'roles', 'grades'],
    summary: 'List people by department (with those below), role, group and state, by name or another order',
    input: PageInput.extend({
      organizeId: z.string().max(80).default(''),
      roleId: z.string().max(80).default(''),
      groupId: z.string().max(80).default(''),
      state: z.enum(['any', 'active', 'disabled', 'administrator']).default('any'),
      sort: z.enum(['name', 'account', 'employeeNumber', 'entryDate']).default('name'),
      order: z.enum(['ascending', 'descending']).default('ascending'),
      /** Departments, posts, names and who was enabled as they were at the end of that day; not given: as they are. */
      day: Day.optional(),
    }),
    output: pageOf(PersonRow.extend({ texts: RecordTexts })).extend({
      /** The key fields of personnel records; `texts` has what they say, by path. The keyword searches them too. */
      columns: z.array(z.object({ path: z.string(), label: z.string() })),
    }),
    refusals: ['organization.beforeHistory'],
  }),
  open: endpoint({
    method: 'GET',
    path: '/api/permission/Users/:id',
    access: 'administrator',
    areas: ['people'],
    summary: 'Get a person with posts, roles, groups, managers and direct reports, also as of a past day',
    input: z.object({ id: Id, day: Day.optional() }),
    output: PersonRow.extend({
      /** The first is the main post. */
      positions: z.array(Named.extend({ department: z.string() })),
      roles: z.array(Named),
      groups: z.array(Named),
      /** Set on the person; otherwise posts and departments decide. */
      manager: PersonRef.nullable(),
      /** Their manager, the manager's manager and so on. */
      managers: z.array(PersonRef),
      reportCount: z.number().int(),
      reports: z.array(PersonRef).max(reportsShown),
    }),
    refusals: ['organization.notFound', 'organization.beforeHistory'],
  }),
  setEnabled: endpoint({
    method: 'PUT',
    path: '/api/permission/Users/Actions/Enabled',
    access: 'administrator',
    areas: ['people'],
    summary: 'Enable or disable several people, all or none; disabled people are signed out everywhere',
    input: z.object({ people: Chosen, enabledMark: z.literal([0, 1]) }),
    output: Done,
    refusals: [
      'organization.notFound',
      'organization.changedMeanwhile',
      'organization.notYourself',
      'organization.lastAdministrator',
    ],
  }),
  previewPosts: endpoint({
    method: 'POST',
    onlyReads: true,
    path: '/api/permission/Users/:id/PostsPreview',
    access: 'administrator',
    areas: ['people'],
    summary: 'List which lists, applications and flows a person would gain and lose with other posts',
    input: z.object({ id: Id, positionIds: z.array(Id).max(50) }),
    output: RightChanges,
    refusals: ['organization.notFound'],
  }),
  viewAs: endpoint({
    method: 'POST',
    path: '/api/permission/Users/:id/Actions/ViewAs',
    access: 'administrator',
    summary:
      'Get a token of half an hour that shows the product as the person sees it and changes nothing; the person gets a notice with the reason',
    input: z.object({ id: Id, reason: z.string().trim().min(1).max(200) }),
    output: z.object({ token: z.string() }),
    answersSecret: true,
    refusals: [
      'organization.notFound',
      'organization.viewYourself',
      'session.disabled',
      'session.confirmFirst',
    ],
  }),
  resetPassword: endpoint({
    method: 'POST',
    path: '/api/permission/Users/:id/Actions/ResetPassword',
    access: 'administrator',
    areas: ['people'],
    summary: 'Give a person a new initial password, shown once, and sign them out everywhere',
    input: z.object({ id: Id }),
    output: z.object({ password: z.string() }),
    answersSecret: true,
    refusals: ['organization.notFound', 'organization.notYourself'],
  }),
}
