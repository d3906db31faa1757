import { z } from 'zod'
import { PeopleSource } from '../sources/people-source.ts'
import { FieldAccesses } from './node-settings.ts'
import { SideSettings } from './side-settings.ts'
import { TimeLimit } from './time-limit.ts'

const person = z.string().min(1)
const share = z.number().int().min(1).max(100)
const given = z.enum(['none', 'optional', 'required'])

/** How many are enough: a share of everybody asked in percent, or a number, which then counts instead. */
const tally = {
  agreeShare: share.default(100),
  agreeCount: z.number().int().min(1).optional(),
  rejectShare: share.default(100),
  rejectCount: z.number().int().min(1).optional(),
  when: z.enum(['certain', 'complete']).default('certain'),
}

/** A vote that counts more: of everybody whom the source names. The first that fits counts; all others weigh 1. */
const Weight = z.object({ source: PeopleSource, weight: z.number().int().min(1).max(1000) })

/**
 * How many have to agree. `all` counts heads and `weighted` counts weights of everybody asked; a number of more than
 * there are means all of them.
 * - `certain`: after every vote; the first share reached decides, and so does an agreement out of reach.
 * - `complete`: when all have voted; a reached reject share wins (a veto), then the agree share, otherwise it is rejected.
 */
export const Voting = z.discriminatedUnion('mode', [
  z.object({ mode: z.literal('any') }),
  z.object({ mode: z.literal('all'), ...tally }),
  z.object({ mode: z.literal('sequential') }),
  z.object({ mode: z.literal('weighted'), ...tally, weights: z.array(Weight).min(1).max(50) }),
])
export type Voting = z.infer<typeof Voting>

/** Whom of those found, as they stand to the starter. */
export const Among = z.enum([
  'everybody',
  'sameDepartment',
  'samePosition',
  'sameCompany',
  'superiors',
  'subordinates',
])
export type Among = z.infer<typeof Among>

/** What to do when the sources find nobody who is active. Each time is a recorded exception. */
export const NobodyRule = z.discriminatedUnion('rule', [
  z.object({ rule: z.literal('administrator') }),
  z.object({ rule: z.literal('people'), people: z.array(person).min(1) }),
  z.object({ rule: z.literal('pass') }),
  /** The command that would lead here is refused. */
  z.object({ rule: z.literal('refuse') }),
  z.object({ rule: z.literal('starter') }),
  /** Whoever sends the case here names somebody. */
  z.object({ rule: z.literal('previous') }),
])
export type NobodyRule = z.infer<typeof NobodyRule>

export const ReturnRule = z.object({
  to: z.union([z.enum(['nowhere', 'start', 'previous', 'any']), z.array(z.string()).min(1)]).default('any'),
  continuation: z.enum(['walkAgain', 'straightBack', 'chooser']).default('walkAgain'),
})
export type ReturnRule = z.infer<typeof ReturnRule>

const buttonKeys = [
  'agree',
  'reject',
  'return',
  'transfer',
  'sign',
  'start',
  'comment',
  'assist',
  'addSigners',
  'copy',
] as const

/** Settings of every node at which people work (approver, handler). */
export const peopleSettings = {
  sources: z.array(PeopleSource).default([]),
  among: Among.default('everybody'),
  voting: Voting.default({ mode: 'any' }),
  nobody: NobodyRule.default({ rule: 'administrator' }),
  /** Whoever sends the case here chooses from those found; from everybody when there are no sources. */
  candidates: z.boolean().default(false),
  /** Whoever agrees names the next one, or nobody to go on. */
  free: z.boolean().default(false),
  /** Conditions on the form by which the step decides itself. */
  automatic: z
    .object({ agreeIf: z.string().max(2000).optional(), rejectIf: z.string().max(2000).optional() })
    .default({}),
  fields: FieldAccesses.default({}),
  opinion: given.default('optional'),
  signature: given.default('none'),
  attachment: given.default('optional'),
  returns: ReturnRule.default({ to: 'any', continuation: 'walkAgain' }),
  /** Own words for buttons; the others keep the product's. */
  buttons: z.partialRecord(z.enum(buttonKeys), z.string().max(20)).default({}),
  transfer: z.boolean().default(true),
  assist: z.boolean().default(false),
  /** How deep added signers may add signers themselves; 0: nobody may add any. */
  addSigners: z.number().int().min(0).max(5).default(0),
  /** Who gets to see the case when this step has agreed, and whether the decider may name more. */
  copies: z.array(PeopleSource).default([]),
  copyFreely: z.boolean().default(false),
  /** How long a task here may take: as the whole flow says, any time, or so long. */
  timeLimit: z.union([z.enum(['asFlow', 'none']), TimeLimit]).default('asFlow'),
  /** What whoever works here can look at beside the form. */
  side: SideSettings.default({ note: '', links: [], related: [], attachments: false, past: 'none' }),
}
