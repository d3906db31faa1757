import { z } from 'zod'
import { PeopleSource } from '../sources/people-source.ts'
import { FieldAccesses } from './node-settings.ts'

const person = z.string().min(1)
const share = z.number().int().min(1).max(100)
const given = z.enum(['none', 'optional', 'required'])

/**
 * How many have to agree. `all` counts shares of everybody asked, in percent:
 * - `certain`: after every vote; the first share reached decides, and so does an agreement out of reach.
 * - `complete`: when all have voted; a reached reject share wins (a veto), then the agree share, otherwise it is rejected.
 */
export const Voting = z.discriminatedUnion('mode', [
  z.object({ mode: z.literal('any') }),
  z.object({
    mode: z.literal('all'),
    agreeShare: share.default(100),
    rejectShare: share.default(100),
    when: z.enum(['certain', 'complete']).default('certain'),
  }),
  z.object({ mode: z.literal('sequential') }),
])
export type Voting = z.infer<typeof Voting>

/** What to do when the sources find nobody who is active. Each time is a recorded exception. */
export const NobodyRule = z.discriminatedUnion('rule', [
  z.object({ rule: z.literal('administrator') }),
  z.object({ rule: z.literal('people'), people: z.array(person).min(1) }),
  z.object({ rule: z.literal('pass') }),
  /** The command that would lead here is refused. */
  z.object({ rule: z.literal('refuse') }),
  z.object({ rule: z.literal('starter') }),
])
export type NobodyRule = z.infer<typeof NobodyRule>

export const ReturnRule = z.object({
  to: z.union([z.enum(['nowhere', 'start', 'previous', 'any']), z.array(z.string()).min(1)]).default('any'),
  continuation: z.enum(['walkAgain', 'straightBack', 'chooser']).default('walkAgain'),
})
export type ReturnRule = z.infer<typeof ReturnRule>

const buttonKeys = ['agree', 'reject', 'return', 'transfer', 'sign', 'start', 'comment'] as const

/** Settings of every node at which people work (approver, handler). */
export const peopleSettings = {
  sources: z.array(PeopleSource).default([]),
  voting: Voting.default({ mode: 'any' }),
  nobody: NobodyRule.default({ rule: 'administrator' }),
  fields: FieldAccesses.default({}),
  opinion: given.default('optional'),
  signature: given.default('none'),
  attachment: given.default('optional'),
  returns: ReturnRule.default({ to: 'any', continuation: 'walkAgain' }),
  /** Own words for buttons; the others keep the product's. */
  buttons: z.partialRecord(z.enum(buttonKeys), z.string().max(20)).default({}),
  transfer: z.boolean().default(true),
}
