import { z } from 'zod'
import { Done, Empty, endpoint, Id, Instant, PageInput, PersonRef, pageOf } from '../wire/endpoint.ts'
import { expecting, Revision } from '../wire/revision.ts'

const Name = z.string().trim().min(1).max(100)
/** `area.read` or `area.write` of an area of this interface, or `administration`. */
const Scopes = z.array(z.string().max(60)).min(1).max(150)

const Settings = z.object({
  name: Name,
  /** Who answers for the key. */
  ownerId: Id,
  scopes: Scopes,
  /** Addresses and CIDR ranges that calls may come from; none for everywhere. */
  networks: z.array(z.string().trim().min(1).max(50)).max(50).default([]),
  /** Calls per minute, counted by each server. */
  perMinute: z.int().min(1).max(3000).default(300),
  /** Null for never. */
  expiresAt: Instant.nullable().default(null),
})

const state = z.enum(['active', 'expired', 'revoked'])

const Key = z.object({
  id: Id,
  name: z.string(),
  state,
  /** In whose name it calls. */
  person: PersonRef,
  scopes: z.array(z.string()),
  /** Last characters of the secret. */
  ending: z.string(),
  createdAt: Instant,
  expiresAt: Instant.nullable(),
  usedAt: Instant.nullable(),
  usedFrom: z.string(),
})

const Listed = Key.extend({
  owner: PersonRef,
  networks: z.array(z.string()),
  perMinute: z.int(),
  /** Until when the secret of before is accepted too. */
  formerUntil: Instant.nullable(),
  revokedAt: Instant.nullable(),
  revision: Revision,
})

const asAdministrator = { access: 'administrator' } as const
const asMember = { access: 'member' } as const
const creating = ['session.confirmFirst', 'accessKeys.tooMany', 'accessKeys.wrongScope'] as const

/** Keys with which other programs call this interface, and the personal tokens of people. */
export const accessKeys = {
  scopes: endpoint({
    ...asMember,
    method: 'GET',
    path: '/api/system/AccessKey/Scopes',
    summary: 'List the areas of this interface that a key may be given',
    input: Empty,
    output: z.object({
      list: z.array(
        z.object({
          area: z.string(),
          /** In the reader's language. */
          name: z.string(),
          /** Number of calls that read, and that write. */
          reads: z.int(),
          writes: z.int(),
          /** Whether all of them also need `administration`. */
          isForAdministrators: z.boolean(),
        }),
      ),
    }),
    refusals: [],
  }),
  list: endpoint({
    ...asAdministrator,
    method: 'GET',
    path: '/api/system/AccessKey',
    summary: 'List the keys of programs, latest change first',
    input: PageInput.extend({ state: state.optional() }),
    output: pageOf(Listed),
    refusals: [],
  }),
  create: endpoint({
    ...asAdministrator,
    method: 'POST',
    path: '/api/system/AccessKey',
    summary:
      'Create a key; its secret is only returned once. Without a person it gets a technical one of its own, who has no rights yet and cannot sign in',
    input: Settings.extend({ personId: Id.nullable().default(null) }),
    answersSecret: true,
    output: z.object({ id: Id, secret: z.string() }),
    refusals: [...creating, 'accessKeys.wrongNetwork', 'accessKeys.wrongExpiry', 'organization.notFound'],
  }),
  open: endpoint({
    ...asAdministrator,
    method: 'GET',
    path: '/api/system/AccessKey/:id',
    summary: 'Get a key',
    input: z.object({ id: Id }),
    output: Listed,
    refusals: ['accessKeys.notFound'],
  }),
  update: endpoint({
    ...asAdministrator,
    method: 'PUT',
    path: '/api/system/AccessKey/:id',
    summary: 'Update a key; in whose name it calls stays as it is',
    input: Settings.extend({ id: Id, ...expecting }),
    output: Done,
    refusals: [
      'request.changedMeanwhile',
      'session.confirmFirst',
      'accessKeys.notFound',
      'accessKeys.revoked',
      'accessKeys.wrongScope',
      'accessKeys.wrongNetwork',
      'accessKeys.wrongExpiry',
      'organization.notFound',
    ],
  }),
  rotate: endpoint({
    ...asAdministrator,
    method: 'POST',
    path: '/api/system/AccessKey/:id/Actions/Rotate',
    summary: 'Replace the secret of a key; the new one is only returned once',
    /** For how long the secret of before is accepted too. */
    input: z.object({ id: Id, formerHours: z.int().min(0).max(168).default(0) }),
    answersSecret: true,
    output: z.object({ secret: z.string(), formerUntil: Instant.nullable() }),
    refusals: ['session.confirmFirst', 'accessKeys.notFound', 'accessKeys.revoked'],
  }),
  revoke: endpoint({
    ...asAdministrator,
    method: 'DELETE',
    path: '/api/system/AccessKey/:id',
    summary: 'Revoke a key at once and for good, also the personal token of somebody',
    input: z.object({ id: Id }),
    output: Done,
    refusals: ['accessKeys.notFound'],
  }),
  calls: endpoint({
    ...asAdministrator,
    method: 'GET',
    path: '/api/system/AccessKey/:id/Calls',
    summary: 'List what a key was used for and what was refused, newest first',
    input: PageInput.omit({ keyword: true }).extend({ id: Id, only: z.enum(['done', 'refused']).optional() }),
    output: pageOf(
      z.object({
        id: z.string(),
        at: Instant,
        what: z.string(),
        /** Why it was refused, as a sentence; empty when it was done. */
        reason: z.string(),
        address: z.string(),
        requestId: z.string(),
        milliseconds: z.int().nullable(),
        /** Tries of a minute that were refused at the door for the same reason share a row. */
        count: z.int(),
      }),
    ),
    refusals: ['accessKeys.notFound'],
  }),
  mine: endpoint({
    ...asMember,
    method: 'GET',
    path: '/api/permission/Users/Current/accessKeys',
    summary: 'List your personal tokens, and the keys with which programs call in your name',
    input: Empty,
    output: z.object({ list: z.array(Key.extend({ kind: z.enum(['program', 'personal']) })) }),
    refusals: [],
  }),
  createMine: endpoint({
    ...asMember,
    method: 'POST',
    path: '/api/permission/Users/Current/accessKeys',
    summary: 'Create a personal token for at most a year; it is only returned once',
    input: z.object({ name: Name, scopes: Scopes, days: z.int().min(1).max(366) }),
    answersSecret: true,
    output: z.object({ id: Id, secret: z.string() }),
    refusals: creating,
  }),
  removeMine: endpoint({
    ...asMember,
    method: 'DELETE',
    path: '/api/permission/Users/Current/accessKeys/:id',
    summary: 'Revoke one of your tokens, or a key with which a program calls in your name',
    input: z.object({ id: Id }),
    output: Done,
    refusals: ['accessKeys.notFound'],
  }),
}
