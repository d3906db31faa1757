import { z } from 'zod'
import { Definition, Rights, Values } from './approvals/words.ts'
import { endpoint } from './endpoint.ts'
import { Id, Instant } from './shapes.ts'

/** 128 random bits after the code of the tenant; whoever knows it may use the link. */
const Address = z.string().min(1).max(120)
/** What knowing the password gave. */
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
  /** How often it may be sent in all; nothing for a query. */
  quota: z.number().int().min(1).max(1_000_000).nullable().default(null),
  /** What is filled in, or shown of a record that is found. */
  fields: z.array(Key).min(1).max(200),
  /** Of a query: the fields whose values have to be known exactly, all of them. */
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
  /** Its owner left or may no longer sign in: it takes nothing until somebody changes it, and so takes it over. */
  isPaused: z.boolean(),
  createdAt: z.string(),
})
export type ShortLink = z.infer<typeof Link>

const Named = z.object({ key: Key, label: z.string() })

/** Public forms and public queries: an administrator switches them on, strangers use them. */
export const shortLinks = {
  links: endpoint({
    method: 'GET',
    path: '/api/visualdev/ShortLink/:modelId/Links',
    access: 'administrator',
    summary:
      'The links of a model that work, and which of its fields strangers may fill in, be shown or ask by',
    input: z.object({ modelId: Id }),
    output: z.object({
      list: z.array(Link),
      offered: z.object({ fill: z.array(Named), show: z.array(Named), ask: z.array(Named) }),
    }),
    refusals: ['records.modelNotFound'],
  }),
  switchOn: endpoint({
    method: 'POST',
    path: '/api/visualdev/ShortLink/:modelId/Links',
    access: 'administrator',
    summary:
      'A new link; an older one of the same purpose ends. Its address is told this once: only its hash is kept',
    input: z.object({
      modelId: Id,
      purpose: Purpose,
      password: Password.nullable().default(null),
      ...Settings,
    }),
    output: z.object({ id: Id, address: Address }),
    refusals: ['records.modelNotFound', 'shortLinks.fieldNotOffered', 'shortLinks.asksNothing'],
  }),
  change: endpoint({
    method: 'PUT',
    path: '/api/visualdev/ShortLink/:modelId/Links/:id',
    access: 'administrator',
    summary:
      'Change what a link allows; its address stays. Without `password` that stays, null takes it away',
    input: z.object({ modelId: Id, id: Id, password: Password.nullable().optional(), ...Settings }),
    output: z.null(),
    refusals: [
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
    summary: 'End a link at once, also for whoever has it open',
    input: z.object({ modelId: Id, id: Id }),
    output: z.null(),
    refusals: ['shortLinks.notFound'],
  }),
  open: endpoint({
    method: 'POST',
    onlyReads: true,
    path: '/api/visualdev/ShortLink/Open',
    access: 'anyone',
    summary:
      'What a stranger may do by a link: the form with the fields that it names, or what a query asks for',
    input: z.object({ link: Address, pass: Pass }),
    output: z.object({
      purpose: Purpose,
      name: z.string(),
      /** Of a public form; empty for a query. */
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
    summary: 'A pass for whoever knows the password, for two hours. Ten attempts in a quarter of an hour',
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
      'A secret for a day under which files are sent, by tus at /api/visualdev/ShortLink/Upload with the header Short-Link-Visit; nobody reads them by it, and they are dropped when the form does not follow',
    input: z.object({ link: Address, pass: Pass }),
    output: z.object({ visit: z.string() }),
    refusals: [...entering, 'shortLinks.usedUp'],
  }),
  send: endpoint({
    method: 'POST',
    path: '/api/visualdev/ShortLink/Send',
    access: 'anyone',
    summary:
      'A new record by a public form. Nothing of it is answered but a number to refer to; the same `ticket` again makes no second record',
    input: z.object({
      link: Address,
      pass: Pass,
      /** Of the files among the values. */
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
      'The records, twenty at the most, whose fields have exactly these values; all fields must be given',
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
