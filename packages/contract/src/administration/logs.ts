import { z } from 'zod'
import { Empty, endpoint, Id, Instant, PageInput, PersonRef, pageOf } from '../wire/endpoint.ts'

export const logKinds = [
  'signIns',
  'operations',
  'requests',
  'refused',
  'faults',
  'slow',
  'keys',
  'anonymous',
] as const
export type LogKind = (typeof logKinds)[number]

/** How people sign in; `confirmation` proves again who somebody is. */
export const signInWays = [
  'password',
  'sms',
  'scan',
  'passkey',
  'provider',
  'directory',
  'confirmation',
] as const

const Filter = z.object({
  kind: z.enum(logKinds),
  personId: Id.optional(),
  /** What came of it. */
  outcome: z.enum(['succeeded', 'failed']).optional(),
  /** Of sign-ins: how somebody signed in. */
  way: z.enum(signInWays).optional(),
  from: Instant.optional(),
  to: Instant.optional(),
  /** In the name or address of the call, the name or id of its target, the error or the request id. */
  keyword: z.string().trim().max(100).optional(),
})

export const logs = {
  list: endpoint({
    method: 'GET',
    path: '/api/system/Log/:kind',
    access: 'administrator',
    areas: ['operation'],
    summary: 'List a log, newest first',
    input: PageInput.extend(Filter.shape),
    output: pageOf(
      z.object({
        id: z.string(),
        at: z.string(),
        /** Null when they were not signed in. */
        person: PersonRef.nullable(),
        what: z.string(),
        /** What the call does, in words; empty where it has no name. */
        name: z.string(),
        target: z.string(),
        /** What the target is called; empty where it has no name, or is gone. */
        targetName: z.string(),
        /** Why it was refused, as a sentence; empty when it was done. */
        reason: z.string(),
        requestId: z.string(),
        milliseconds: z.int().nullable(),
        address: z.string(),
        /** Number of calls in the row, null where a row is one call. */
        count: z.number().nullable(),
      }),
    ),
    refusals: [],
  }),
  fault: endpoint({
    method: 'GET',
    path: '/api/system/Log/faults/:id',
    access: 'administrator',
    areas: ['operation'],
    summary: 'Get where in the server a fault happened',
    input: z.object({ id: Id }),
    output: z.object({ stack: z.string() }),
    refusals: ['logs.notFound'],
  }),
  changes: endpoint({
    method: 'GET',
    path: '/api/system/Log/Changes/:thing/:id',
    access: 'administrator',
    areas: ['people', 'roles'],
    summary: 'List what changed of a role, group, person, post or department, by whom and when, newest first',
    input: PageInput.omit({ keyword: true }).extend({
      thing: z.enum(['role', 'group', 'person', 'post', 'department']),
      id: Id,
    }),
    output: pageOf(
      z.object({
        id: z.string(),
        at: z.string(),
        /** Null for background work, such as a planned change or a sync. */
        person: PersonRef.nullable(),
        /** What they did, in words. */
        what: z.string(),
        /** Names of fields with the value before and after, in words. */
        changes: z.array(z.object({ field: z.string(), from: z.string(), to: z.string() })),
      }),
    ),
    refusals: ['grades.notYours', 'grades.moreThanYours'],
  }),
  exportLog: endpoint({
    method: 'POST',
    path: '/api/system/Log/:kind/Export',
    access: 'administrator',
    areas: ['operation'],
    summary: 'Create a link to a sheet of a log, for one download within a minute',
    input: Filter.extend({ format: z.enum(['xlsx', 'csv']) }),
    answersSecret: true,
    output: z.object({ url: z.string() }),
    refusals: [],
  }),
  kinds: endpoint({
    method: 'GET',
    path: '/api/system/Log',
    access: 'administrator',
    areas: ['operation'],
    summary:
      'Get the logs that this company has; calls without a session are shown to the first company only',
    input: Empty,
    output: z.object({ kinds: z.array(z.enum(logKinds)) }),
    refusals: [],
  }),
}
