import { z } from 'zod'
import { Definition, Rights, Values } from './approvals/inputs.ts'
import { endpoint, Id, Instant } from './wire/endpoint.ts'
import { expecting, Revision } from './wire/revision.ts'

/** Tenant code and 128 random bits; knowing it is enough to use the link. */
const Address = z.string().min(1).max(120)
/** Token received for the password. */
const Pass = z.string().max(100).optional()
const Key = z.string().min(1).max(90)
const Purpose = z.enum(['form', 'query'])
const Password = z.string().min(4).max(100)

const meeting = [
  'shortLinks.notFound',
  'shortLinks.expired',
  'shortLinks.paused',
  'shortLinks.tooMany',
] as const
const entering = [...meeting, 'shortLinks.passwordNeeded'] as const

const Settings = {
  expiresAt: Instant.nullable().default(null),
  /** Maximum number of submissions; null for a query. */
  quota: z.number().int().min(1).max(1_000_000).nullable().default(null),
  /** Fields to fill in, or to show of a found record. */
  fields: z.array(Key).min(1).max(200),
  /** For a query: fields whose exact values are all required. */
  asks: z.array(Key).max(5).default([]),
}

const Link = z.object({
  id: Id,
  purpose: Purpose,
  hasPassword: z.boolean(),
  expiresAt: z.string().nullable(),
  quota: z.number().int().nullable(),
  used: z.number().int(),
  fields: z.array(Key),
  asks: z.array(Key),
  owner: z.string(),
  /** Suspended because its owner can no longer sign in; editing it transfers it to the editor. */
  isPaused: z.boolean(),
  createdAt: z.string(),
  revision: Revision,
})
export type ShortLink = z.infer<typeof Link>

const Named = z.object({ key: Key, label: z.string() })
const Fillable = Named.extend({ isRequired: z.boolean() })

/** Public forms and queries for people without an account, enabled by administrators. */
export const shortLinks = {
  links: endpoint({
    method: 'GET',
    path: '/api/visualdev/ShortLink/:modelId/Links',
    access: 'administrator',
    summary:
      'List the active public links of an application and the fields visitors can fill in, see or search by',
    input: z.object({ modelId: Id }),
    output: z.object({
      list: z.array(Link),
      offered: z.object({
        fill: z.array(Fillable),
        /** Fields and columns that members fill in but visitors cannot. */
        closed: z.array(Fillable),
        show: z.array(Named),
        ask: z.array(Named),
      }),
    }),
    refusals: ['records.modelNotFound'],
  }),
  switchOn: endpoint({
    method: 'POST',
    path: '/api/visualdev/ShortLink/:modelId/Links',
    access: 'administrator',
    summary:
      'Create a public link; replaces one with the same purpose. The address is only returned once, since only its hash is stored',
    input: z.object({
      modelId: Id,
      purpose: Purpose,
      password: Password.nullable().default(null),
      ...Settings,
    }),
    answersSecret: true,
    output: z.object({ id: Id, address: Address }),
    refusals: ['records.modelNotFound', 'shortLinks.fieldNotOffered', 'shortLinks.asksNothing'],
  }),
  change: endpoint({
    method: 'PUT',
    path: '/api/visualdev/ShortLink/:modelId/Links/:id',
    access: 'administrator',
    summary:
      'Update a public link; its address doesn’t change. Omit `password` to keep it, send null to remove it',
    input: z.object({
      modelId: Id,
      id: Id,
      password: Password.nullable().optional(),
      ...Settings,
      ...expecting,
    }),
    output: z.null(),
    refusals: [
      'request.changedMeanwhile',
      'records.modelNotFound',
      'shortLinks.notFound',
      'shortLinks.fieldNotOffered',
      'shortLinks.asksNothing',
      'shortLinks.quotaBelowUse',
    ],
  }),
  revoke: endpoint({
    method: 'DELETE',
    path: '/api/visualdev/ShortLink/:modelId/Links/:id',
    access: 'administrator',
    summary: 'Turn off a public link immediately, even for people who have it open',
    input: z.object({ modelId: Id, id: Id }),
    output: z.null(),
    refusals: ['shortLinks.notFound'],
  }),
  open: endpoint({
    method: 'POST',
    onlyReads: true,
    path: '/api/visualdev/ShortLink/Open',
    access: 'anyone',
    summary: 'Get what a visitor can do with a public link: its form fields or its search fields',
    input: z.object({ link: Address, pass: Pass }),
    output: z.object({
      purpose: Purpose,
      name: z.string(),
      /** For a public form; empty for a query. */
      form: Definition,
      rights: Rights,
      asks: z.array(Named),
    }),
    refusals: [...entering, 'shortLinks.usedUp'],
  }),
  enter: endpoint({
    method: 'POST',
    onlyReads: true,
    path: '/api/visualdev/ShortLink/checkPwd',
    access: 'anyone',
    summary:
      'Exchange the link password for a pass valid for two hours; limited to ten attempts per 15 minutes',
    input: z.object({ link: Address, password: z.string().max(100) }),
    output: z.object({ pass: z.string() }),
    refusals: [...meeting, 'shortLinks.wrongPassword'],
  }),
  visit: endpoint({
    method: 'POST',
    onlyReads: true,
    path: '/api/visualdev/ShortLink/Visit',
    access: 'anyone',
    summary:
      'Create an upload secret, valid for a day: files go by tus to /api/visualdev/ShortLink/Upload with the header Short-Link-Visit. It can’t read files, and unsubmitted ones are deleted',
    input: z.object({ link: Address, pass: Pass }),
    output: z.object({ visit: z.string() }),
    refusals: [...entering, 'shortLinks.usedUp'],
  }),
  send: endpoint({
    method: 'POST',
    path: '/api/visualdev/ShortLink/Send',
    access: 'anyone',
    summary:
      'Submit a public form; returns only a reference number, and the same `ticket` never creates a second record',
    input: z.object({
      link: Address,
      pass: Pass,
      /** Names of the files in the values. */
      visit: z.string().max(120).optional(),
      ticket: z.string().min(16).max(80),
      values: Values,
    }),
    output: z.object({ reference: z.string() }),
    refusals: [...entering, 'shortLinks.usedUp', 'form.valuesRefused', 'files.notFound'],
  }),
  find: endpoint({
    method: 'POST',
    onlyReads: true,
    path: '/api/visualdev/ShortLink/Find',
    access: 'anyone',
    summary:
      'Look up records (up to twenty) whose fields exactly match these values; all fields are required',
    input: z.object({
      link: Address,
      pass: Pass,
      values: z.record(Key, z.string().trim().max(200)),
    }),
    output: z.object({
      list: z.array(z.object({ lines: z.array(z.object({ label: z.string(), text: z.string() })) })),
    }),
    refusals: [...entering, 'shortLinks.valueMissing', 'list.valueRefused'],
  }),
}
