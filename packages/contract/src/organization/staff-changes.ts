import { z } from 'zod'
import { PersonWorkload } from '../approvals/hand-over.ts'
import { Day, Done, endpoint, Id, PageInput, PersonRef, pageOf } from '../wire/endpoint.ts'

const Count = z.number().int()
const Named = z.object({ id: Id, name: z.string() })

/** Who takes over what; null leaves it where it is, or without anyone when the person leaves. */
const receivers = {
  /** Open tasks and drafts. */
  work: Id.nullable().default(null),
  /** The people who report to the person. */
  reports: Id.nullable().default(null),
  /** Heads of organizations and duty people of posts. */
  duties: Id.nullable().default(null),
  documents: Id.nullable().default(null),
  /** The roles and groups, which this person joins and the other leaves; null leaves them as they are. */
  circles: Id.nullable().default(null),
  /** The applications that the person administers; null when the person leaves: others do. */
  applications: Id.nullable().default(null),
  /** Is asked wherever flows name the person, sees the person’s records and owns the person’s short links and designs. */
  successor: Id.nullable().default(null),
}
const Receivers = z.object(receivers)

export const staffChangeKinds = ['join', 'move', 'leave'] as const

/** What a person holds, and who depends on it. */
export const StaffChecklist = PersonWorkload.extend({
  positions: z.array(Named),
  reports: z.array(Named),
  /** Organizations that the person heads, and posts of which the person has the duty. */
  duties: z.array(Named.extend({ kind: z.enum(['organization', 'post']) })),
  /** Roles, and groups without a condition. */
  circles: z.array(Named.extend({ kind: z.enum(['role', 'group']) })),
  documents: Count,
  links: Count,
  /** Flows and forms that the person answers for. */
  designs: Count,
  /** The change that is already planned. */
  plannedId: Id.nullable(),
})
export type StaffChecklist = z.infer<typeof StaffChecklist>

const HandedOver = z.object({
  moved: Count,
  /** Cases that stay, each with the reason. */
  stayed: z.array(z.object({ caseId: Id, title: z.string(), message: z.string() })),
  delegationsEnded: Count,
  reports: Count,
  duties: Count,
  circles: Count,
  applications: Count,
  documents: Count,
  links: Count,
  designs: Count,
})

/** A person who joins, moves or leaves on a day. */
export const StaffChange = z.object({
  id: Id,
  kind: z.enum(staffChangeKinds),
  person: PersonRef,
  /** The first day on which it holds, in the company's time zone. */
  day: Day,
  state: z.enum(['planned', 'done', 'failed', 'cancelled']),
  reason: z.string(),
  plannedBy: PersonRef,
  receivers: z.array(
    z.object({
      part: z.enum(['work', 'reports', 'duties', 'circles', 'applications', 'documents', 'successor']),
      person: PersonRef,
    }),
  ),
  positions: z.array(z.string()),
  /** Why it failed, in the caller's language; empty otherwise. */
  failure: z.string(),
  result: HandedOver.nullable(),
})
export type StaffChange = z.infer<typeof StaffChange>

/** People who leave together; each once. */
const Leavers = z
  .array(Id)
  .min(1)
  .max(50)
  .refine((ids) => new Set(ids).size === ids.length, 'names somebody twice')

const planning = [
  'organization.notFound',
  'organization.cycle',
  'organization.closed',
  'organization.notYourself',
  'organization.lastAdministrator',
  'staffChanges.alreadyPlanned',
  'staffChanges.receiverInactive',
  'staffChanges.receiverIsPerson',
  'staffChanges.notActive',
  'staffChanges.alreadyActive',
  'staffChanges.tooMuchWork',
  'grades.notYours',
] as const

/** Joining, moving and leaving, at once or on a later day. */
export const staffChanges = {
  list: endpoint({
    method: 'GET',
    path: '/api/permission/StaffChanges',
    access: 'administrator',
    areas: ['people'],
    summary: 'List people who joined, moved or left and those who will, the latest plan first',
    input: PageInput.extend({
      state: z.enum(['', 'planned', 'done', 'failed', 'cancelled']).default(''),
      kind: z.enum(['', ...staffChangeKinds]).default(''),
    }),
    output: pageOf(StaffChange),
    refusals: [],
  }),
  checklist: endpoint({
    method: 'GET',
    path: '/api/permission/StaffChanges/Checklist/:personId',
    access: 'administrator',
    areas: ['people'],
    summary: 'List what a person holds before they move or leave',
    input: z.object({ personId: Id }),
    output: StaffChecklist,
    refusals: ['organization.notFound'],
  }),
  checklists: endpoint({
    method: 'POST',
    onlyReads: true,
    path: '/api/permission/StaffChanges/Checklists',
    access: 'administrator',
    areas: ['people'],
    summary: 'List what several people hold before they leave together',
    input: z.object({ personIds: Leavers }),
    output: z.object({ list: z.array(StaffChecklist) }),
    refusals: ['organization.notFound'],
  }),
  planLeaves: endpoint({
    method: 'POST',
    path: '/api/permission/StaffChanges/Leaves',
    access: 'administrator',
    areas: ['people'],
    summary:
      'Plan that several people leave on a day with the same receivers, all or none; each leaves in a transaction of its own, within seconds if the day has come',
    input: z.object({
      personIds: Leavers,
      day: Day,
      reason: z.string().trim().min(1).max(500),
      receivers: Receivers.prefault({}),
    }),
    output: z.object({ list: z.array(StaffChange) }),
    refusals: [...planning, 'staffChanges.receiverLeaves'],
  }),
  open: endpoint({
    method: 'GET',
    path: '/api/permission/StaffChanges/:id',
    access: 'administrator',
    areas: ['people'],
    summary: 'Get a change of a person',
    input: z.object({ id: Id }),
    output: StaffChange,
    refusals: ['staffChanges.notFound'],
  }),
  plan: endpoint({
    method: 'POST',
    path: '/api/permission/StaffChanges',
    access: 'administrator',
    areas: ['people'],
    summary:
      'Plan that a person joins, moves or leaves on a day; carries it out at once if the day has come, all or nothing',
    input: z.object({
      kind: z.enum(staffChangeKinds),
      personId: Id,
      day: Day,
      reason: z.string().trim().min(1).max(500),
      /** Posts from that day on, the first is the main one; not when the person leaves. */
      positionIds: z.array(Id).max(20).optional(),
      /** The manager from that day on; not given: as before. */
      managerId: Id.nullable().optional(),
      receivers: Receivers.prefault({}),
    }),
    output: StaffChange,
    refusals: planning,
  }),
  cancel: endpoint({
    method: 'DELETE',
    path: '/api/permission/StaffChanges/:id',
    access: 'administrator',
    areas: ['people'],
    summary: 'Cancel a planned change',
    input: z.object({ id: Id }),
    output: Done,
    refusals: ['staffChanges.notFound', 'staffChanges.over'],
  }),
}
