import { z } from 'zod'
import { OfferedSeal } from '../approvals/views.ts'
import { Holder, NamedHolder } from '../organization/holder.ts'
import {
  Done,
  Empty,
  endpoint,
  Id,
  Instant,
  largestInteger,
  PageInput,
  PersonRef,
  pageOf,
} from '../wire/endpoint.ts'

export const sealKinds = ['company', 'contract', 'finance', 'legalRepresentative', 'other'] as const
export type SealKind = (typeof sealKinds)[number]

const Settings = z.object({
  fullName: z.string().trim().min(1).max(60),
  enCode: z
    .string()
    .trim()
    .regex(/^[\w.-]{1,60}$/),
  kind: z.enum(sealKinds),
  /** The picture: a PNG data URL of at most 200 KB with 8-bit colours, without palette and not interlaced. */
  icon: z.string().max(400_000),
  /** They answer for the seal and may use it. */
  keepers: z.array(Holder).min(1).max(50),
  /** Further people who may use it. */
  users: z.array(Holder).max(200).default([]),
  /** 0: it cannot be used; prints that have it keep it. */
  enabledMark: z.literal([0, 1]).default(1),
  /** Whether a step of a flow asks why it is applied; otherwise the request is the reason. */
  asksReason: z.boolean().default(false),
})
const Version = z.object({ version: z.number().int().min(1).max(largestInteger) })
const SealRow = Settings.omit({ keepers: true, users: true, icon: true }).extend({
  id: Id,
  keepers: z.array(NamedHolder),
  uses: z.number().int(),
  changedAt: Instant,
})
const SealUse = z.object({
  id: Id,
  sealId: Id,
  sealName: z.string(),
  caseId: Id,
  caseTitle: z.string(),
  /** The task whose decision applied it; null for a seal put on an approved request. */
  taskId: Id.nullable(),
  person: PersonRef,
  reason: z.string(),
  at: Instant,
  /** When the decision was taken back, returned, recalled or revoked, and by whom; null while the use counts. */
  withdrawn: z.object({ at: Instant, person: PersonRef.nullable() }).nullable(),
})
const writing = ['seals.notAPicture', 'seals.codeTaken', 'organization.notFound'] as const
const seeing = ['approvals.caseNotFound', 'approvals.notInvolved'] as const

/** Seals of the company, and the ledger of their uses. */
export const seals = {
  list: endpoint({
    method: 'GET',
    path: '/api/system/Signature',
    access: 'administrator',
    areas: ['designs'],
    summary: 'List the seals of the company with their keepers and the number of uses',
    input: Empty,
    output: z.object({ list: z.array(SealRow) }),
    refusals: [],
  }),
  open: endpoint({
    method: 'GET',
    path: '/api/system/Signature/:id',
    access: 'administrator',
    summary: 'Get a seal for editing',
    input: z.object({ id: Id }),
    output: Settings.extend({
      id: Id,
      keepers: z.array(NamedHolder),
      users: z.array(NamedHolder),
      uses: z.number().int(),
    }).extend(Version.shape),
    refusals: ['seals.notFound'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/system/Signature',
    access: 'administrator',
    summary: 'Create a seal',
    input: Settings,
    output: z.object({ id: Id }),
    refusals: writing,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/system/Signature/:id',
    access: 'administrator',
    summary: 'Change a seal; prints that have it keep its picture',
    input: Settings.extend({ id: Id }).extend(Version.shape),
    output: Version,
    refusals: [...writing, 'seals.notFound', 'seals.changedMeanwhile'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/system/Signature/:id',
    access: 'administrator',
    summary: 'Delete a seal that was never used',
    input: z.object({ id: Id }),
    output: Done,
    refusals: ['seals.notFound', 'seals.inUse'],
  }),
  ledger: endpoint({
    method: 'GET',
    path: '/api/system/Signature/Ledger',
    access: 'administrator',
    summary: 'List the uses of seals, latest first',
    input: PageInput.extend({
      sealId: Id.optional(),
      personId: Id.optional(),
      from: Instant.optional(),
      to: Instant.optional(),
    }),
    output: pageOf(SealUse),
    refusals: [],
  }),
  offered: endpoint({
    method: 'GET',
    path: '/api/workflow/cases/:caseId/seals',
    access: 'member',
    summary: 'List the seals on a request, and those that the caller can put on it',
    input: z.object({ caseId: Id }),
    output: z.object({
      offered: z.array(z.object({ id: Id, fullName: z.string(), kind: z.enum(sealKinds) })),
      applied: z.array(SealUse.omit({ caseId: true, caseTitle: true, withdrawn: true })),
    }),
    refusals: seeing,
  }),
  ofTask: endpoint({
    method: 'GET',
    path: '/api/workflow/tasks/:taskId/seals',
    access: 'member',
    summary: 'List the seals that the caller can apply when agreeing to a task, with their pictures',
    input: z.object({ taskId: Id }),
    output: z.object({ offered: z.array(OfferedSeal.extend({ icon: z.string() })) }),
    refusals: seeing,
  }),
  apply: endpoint({
    method: 'POST',
    path: '/api/workflow/cases/:caseId/seals',
    access: 'member',
    summary: 'Put a seal on the print of an approved request; it cannot be taken back',
    input: z.object({ caseId: Id, sealId: Id, reason: z.string().trim().max(200).default('') }),
    output: z.object({ id: Id }),
    refusals: [
      ...seeing,
      'seals.notFound',
      'seals.notYours',
      'seals.off',
      'seals.notApproved',
      'seals.applied',
      'seals.tooMany',
    ],
  }),
}

/** Personal signatures, for administrators. */
export const signatureAdministration = {
  list: endpoint({
    method: 'GET',
    path: '/api/permission/Users/SignImg',
    access: 'administrator',
    summary: 'List the saved signatures of people, latest first',
    input: PageInput,
    output: pageOf(
      z.object({
        id: Id,
        person: PersonRef,
        signImg: z.string(),
        isDefault: z.literal([0, 1]),
        createdAt: Instant,
      }),
    ),
    refusals: [],
  }),
  withdraw: endpoint({
    method: 'DELETE',
    path: '/api/permission/Users/:personId/SignImg/:id',
    access: 'administrator',
    summary: 'Delete a signature of a person; requests signed with it keep their picture',
    input: z.object({ personId: Id, id: Id }),
    output: Done,
    refusals: ['signatures.notFound'],
  }),
}
