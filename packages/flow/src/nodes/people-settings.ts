import { z } from 'zod'
import type { FlowCommand } from '../commands/flow-command.ts'
import { PeopleSource } from '../sources/people-source.ts'
import { Fillings } from './automation/actions/action-kind.ts'
import { FieldAccesses } from './node-settings.ts'
import { TimeLimit } from './time-limit.ts'
import { Voting } from './voting.ts'

const name = z.string().trim().max(80).default('')

/** How far back earlier cases of the starter are shown. */
export const pastRanges = ['none', 'week', 'month', 'halfYear', 'year', 'all'] as const

/** Records of another form matched by formulas over the case's form. */
const Related = z.object({ name, form: z.string().max(64).default(''), where: Fillings.default({}) })

/** Side information at a step; everything is off by default. */
export const SideSettings = z.object({
  note: z.string().max(4000).default(''),
  links: z
    .array(z.object({ name, url: z.string().max(2000).default('') }))
    .max(20)
    .default([]),
  related: z.array(Related).max(5).default([]),
  attachments: z.boolean().default(false),
  past: z.enum(pastRanges).default('none'),
})
export type SideSettings = z.infer<typeof SideSettings>

const person = z.string().min(1)
const inputRule = z.enum(['none', 'optional', 'required'])

/** Filters the people found by their relation to the starter. */
export const StarterRelation = z.enum([
  'everybody',
  'sameDepartment',
  'samePosition',
  'sameCompany',
  'superiors',
  'subordinates',
])
export type StarterRelation = z.infer<typeof StarterRelation>

/** What to do when no active person is found; each time is recorded as an exception. */
export const NobodyRule = z.discriminatedUnion('rule', [
  z.object({ rule: z.literal('administrator') }),
  z.object({ rule: z.literal('people'), people: z.array(person).min(1) }),
  z.object({ rule: z.literal('pass') }),
  /** The command that would lead here is refused. */
  z.object({ rule: z.literal('refuse') }),
  z.object({ rule: z.literal('starter') }),
  /** The previous approver chooses. */
  z.object({ rule: z.literal('previous') }),
])
export type NobodyRule = z.infer<typeof NobodyRule>

export const ReturnRule = z.object({
  to: z.union([z.enum(['nowhere', 'start', 'previous', 'any']), z.array(z.string()).min(1)]).default('any'),
  continuation: z.enum(['walkAgain', 'straightBack', 'chooser']).default('walkAgain'),
})
export type ReturnRule = z.infer<typeof ReturnRule>

/** Commands with a button on a task. */
type ButtonCommand = Extract<FlowCommand, { task: string }>['type'] | 'comment'

/** Whether a node may set the button's text: `designer` offers it, `definition` only accepts it. */
const wordings = {
  agree: 'designer',
  reject: 'designer',
  return: 'designer',
  transfer: 'designer',
  sign: 'definition',
  start: 'definition',
  comment: 'designer',
  assist: 'designer',
  addSigners: 'designer',
  copy: 'designer',
  unsign: 'never',
  takeBack: 'never',
  help: 'never',
  removeSigners: 'never',
  openTask: 'never',
} as const satisfies Readonly<Record<ButtonCommand, 'designer' | 'definition' | 'never'>>

type Wordings = typeof wordings
type WordedAs<How> = {
  [Command in keyof Wordings]: Wordings[Command] extends How ? Command : never
}[keyof Wordings]

const commandsWith = Object.keys(wordings) as (keyof Wordings)[]
const isWorded = (key: keyof Wordings): key is WordedAs<'designer' | 'definition'> =>
  wordings[key] !== 'never'

/** Buttons whose text an administrator sets in the designer. */
export const decisionButtons = commandsWith.filter(
  (key): key is WordedAs<'designer'> => wordings[key] === 'designer',
)

export const sealRules = ['none', 'may', 'must'] as const

/** Whether the person who agrees applies a seal of the company, and which; empty allows any that they may use. */
const SealSettings = z.object({
  rule: z.enum(sealRules).default('none'),
  seals: z.array(z.string().min(1).max(64)).max(20).default([]),
})
export type SealSettings = Readonly<z.infer<typeof SealSettings>>

/** When those who decide confirm who they are before the decision counts. */
export const IdentityRule = z.discriminatedUnion('rule', [
  z.object({ rule: z.literal('always') }),
  /** A condition over the form, as it is after the decision. */
  z.object({ rule: z.literal('condition'), condition: z.string().max(2000).default('') }),
])
export type IdentityRule = Readonly<z.infer<typeof IdentityRule>>

/** Settings of every node at which people work (approver, handler). */
export const peopleSettings = {
  sources: z.array(PeopleSource).default([]),
  among: StarterRelation.default('everybody'),
  voting: Voting.default({ mode: 'any' }),
  nobody: NobodyRule.default({ rule: 'administrator' }),
  /** The previous approver chooses from the people found, or from everybody when there are no sources. */
  candidates: z.boolean().default(false),
  /** The person who agrees may name the next one; the case goes on when they name no one. */
  free: z.boolean().default(false),
  /** Conditions over the form by which the step decides automatically. */
  automatic: z
    .object({ agreeIf: z.string().max(2000).optional(), rejectIf: z.string().max(2000).optional() })
    .default({}),
  fields: FieldAccesses.default({}),
  opinion: inputRule.default('optional'),
  /** Whether a rejection or return must say why. */
  reason: z.boolean().default(true),
  signature: inputRule.default('none'),
  attachment: inputRule.default('optional'),
  seal: SealSettings.default({ rule: 'none', seals: [] }),
  /** Absent: never. */
  identity: IdentityRule.optional(),
  returns: ReturnRule.default({ to: 'any', continuation: 'walkAgain' }),
  /** Custom button texts; other buttons keep the default. */
  buttons: z.partialRecord(z.enum(commandsWith.filter(isWorded)), z.string().max(20)).default({}),
  transfer: z.boolean().default(true),
  assist: z.boolean().default(false),
  /** How deep signers may add signers; 0 switches adding off. */
  addSigners: z.number().int().min(0).max(5).default(0),
  /** Receivers of copies when this step has agreed, and whether the approver may add more. */
  copies: z.array(PeopleSource).default([]),
  copyFreely: z.boolean().default(false),
  /** Time limit of tasks here: the flow's, none, or its own. */
  timeLimit: z.union([z.enum(['asFlow', 'none']), TimeLimit]).default('asFlow'),
  /** Side information for the people who work here. */
  side: SideSettings.default({ note: '', links: [], related: [], attachments: false, past: 'none' }),
}
