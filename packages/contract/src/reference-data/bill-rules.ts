import { z } from 'zod'
import { Done, endpoint, Id, Instant, PageInput, PersonRef, pageOf } from '../wire/endpoint.ts'
import { expecting, Revision } from '../wire/revision.ts'

const Part = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('text'), text: z.string().min(1).max(100) }),
  /** The value of a form field, as text. */
  z.strictObject({ kind: z.literal('field'), field: z.string().min(1).max(100) }),
])
const Parts = z.array(Part).max(10).readonly().default([])

/** From none to milliseconds, in increasing precision. */
const dateFormats = [
  'no',
  'YYYY',
  'YYYYMM',
  'YYYYMMDD',
  'YYYYMMDDHH',
  'YYYYMMDDHHmm',
  'YYYYMMDDHHmmss',
  'YYYYMMDDHHmmssSSS',
] as const

/** How a number is generated: counted per period, random, or a UUID. */
export const BillRuleSettings = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('serial'),
    prefix: Parts,
    dateFormat: z.enum(dateFormats).default('YYYYMMDD'),
    /** Minimum number of digits. */
    digits: z.number().int().min(1).max(12).default(4),
    start: z.number().int().min(0).max(1_000_000_000).default(1),
    /** When the count restarts. */
    reset: z.enum(['never', 'year', 'month', 'day']).default('day'),
    suffix: Parts,
  }),
  z.strictObject({
    kind: z.literal('random'),
    prefix: Parts,
    digits: z.number().int().min(4).max(20).default(8),
    alphabet: z.enum(['digits', 'alphanumeric']).default('digits'),
    suffix: Parts,
  }),
  z.strictObject({ kind: z.literal('uuid'), prefix: Parts, suffix: Parts }),
])
export type BillRuleSettings = Readonly<z.output<typeof BillRuleSettings>>

const Name = z.string().trim().min(1).max(100)
const Code = z.string().regex(/^[\w.-]{1,60}$/)
const RuleRow = z.object({
  id: Id,
  fullName: z.string(),
  enCode: z.string(),
  settings: BillRuleSettings,
  /** An example number for today. */
  example: z.string(),
  changedAt: Instant,
  revision: Revision,
})

export const billNumberStates = ['used', 'void', 'reserved'] as const

const LedgerFilter = z.object({
  ruleId: Id.optional(),
  state: z.enum(billNumberStates).optional(),
  personId: Id.optional(),
  from: Instant.optional(),
  to: Instant.optional(),
  /** In the number, the name of the rule, of the form or of the request. */
  keyword: z.string().trim().max(100).optional(),
})

export const billRules = {
  ledger: endpoint({
    method: 'GET',
    path: '/api/system/BillNumber',
    access: 'administrator',
    areas: ['data'],
    summary: 'List the numbers that were used, are void or are reserved, newest first',
    input: PageInput.extend(LedgerFilter.shape),
    output: pageOf(
      z.object({
        id: z.string(),
        number: z.string(),
        state: z.enum(billNumberStates),
        /** Why it is void, or who reserved it, as a sentence; empty for a used number. */
        reason: z.string(),
        /** Null for the rule of a field that has one of its own. */
        rule: z.object({ id: Id, name: z.string() }).nullable(),
        /** Who took or reserved it, and when. */
        person: PersonRef,
        at: Instant,
        voidedAt: Instant.nullable(),
        voidedBy: PersonRef.nullable(),
        /** The form; empty for numbers from before the ledger. */
        form: z.string(),
        recordId: z.string().nullable(),
        /** Title of the request; empty for other records. */
        caseTitle: z.string(),
      }),
    ),
    refusals: [],
  }),
  exportLedger: endpoint({
    method: 'POST',
    path: '/api/system/BillNumber/Actions/Export',
    access: 'administrator',
    areas: ['data'],
    summary: 'Create a link to a sheet of the ledger, for one download within a minute',
    input: LedgerFilter.extend({ format: z.enum(['xlsx', 'csv']) }),
    answersSecret: true,
    output: z.object({ url: z.string() }),
    refusals: [],
  }),
  number: endpoint({
    method: 'GET',
    path: '/api/system/BillRule/BillNumber/:enCode',
    access: 'member',
    summary: 'Reserve your next number of a rule; it stays the same until you use it and omits field parts',
    input: z.object({ enCode: z.string().max(80) }),
    output: z.string(),
    refusals: ['billRules.notFound'],
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/system/BillRule',
    access: 'administrator',
    areas: ['data', 'designs', 'lists'],
    summary: 'List numbering rules',
    input: PageInput,
    output: pageOf(RuleRow),
    refusals: [],
  }),
  open: endpoint({
    method: 'GET',
    path: '/api/system/BillRule/:id',
    access: 'administrator',
    areas: ['data'],
    summary: 'Get a numbering rule',
    input: z.object({ id: Id }),
    output: RuleRow,
    refusals: ['billRules.notFound'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/system/BillRule',
    access: 'administrator',
    areas: ['data'],
    summary: 'Create a numbering rule',
    input: z.object({ fullName: Name, enCode: Code, settings: BillRuleSettings }),
    output: z.object({ id: Id }),
    refusals: ['billRules.codeTaken', 'billRules.resetUnseen'],
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/system/BillRule/:id',
    access: 'administrator',
    areas: ['data'],
    summary: 'Update a numbering rule; counting continues and numbers never repeat',
    input: z.object({ id: Id, fullName: Name, settings: BillRuleSettings, ...expecting }),
    output: Done,
    refusals: ['request.changedMeanwhile', 'billRules.notFound', 'billRules.resetUnseen'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/system/BillRule/:id',
    access: 'administrator',
    areas: ['data'],
    summary: 'Delete a numbering rule that no form uses',
    input: z.object({ id: Id }),
    output: Done,
    refusals: ['billRules.notFound', 'billRules.inUse'],
  }),
}
