import { Refusal } from '@signet/std'
import { type Agenda, day, hour, minute, openFrom } from '../agenda.ts'
import type { DemoCompany } from '../company/found-demo-company.ts'
import { roles } from '../company/organizations.ts'
import type { FlowCode } from '../designs/demo-flows.ts'
import type { Dice } from '../dice.ts'
import type { PeopleAtWork } from '../people-at-work.ts'

/** Everything that the stories share. */
export type Stage = Readonly<{
  company: DemoCompany
  flows: Readonly<Record<FlowCode, string>>
  atWork: PeopleAtWork
  agenda: Agenda
  clock: () => number
  /** The end of the story: now. */
  end: number
}>

/**
 * The planned course of a case; `usual` leaves it to chance. `assisted`: help is asked for; `joined`: an approver is
 * added; `revoked`: it is revoked after its approval.
 */
export type Fate =
  | 'usual'
  | 'draft'
  | 'recalled'
  | 'agreed'
  | 'returned'
  | 'rejected'
  | 'waiting'
  | 'transferred'
  | 'assisted'
  | 'joined'
  | 'revoked'

/** A planned case. */
export type Story = Readonly<{
  flow: FlowCode
  starter: string
  at: number
  fate: Fate
  amount?: 'small' | 'large'
}>

/** A case in progress with the tasks that already have a planned action. */
export type RunningCase = Readonly<{
  stage: Stage
  story: Story
  /** Separate per case, so that its course does not depend on others. */
  dice: Dice
  caseId: string
  /** Whether this case decides on the revocation of the story's. */
  isRevocation?: boolean
  values: Readonly<Record<string, unknown>>
  intended: Set<string>
}>

/** Plans an event a number of hours ahead, moved into office hours. */
export function planLater(
  { stage, dice }: Pick<RunningCase, 'stage' | 'dice'>,
  hours: number,
  run: () => Promise<void>,
) {
  const { agenda, clock } = stage
  agenda.plan({ at: openFrom(clock() + hours * hour, dice.between(1, 90) * minute), run })
}

/** Returns how long people take: mostly hours, sometimes days; less for cases with a fixed fate. */
export function hoursTaken({ dice, story }: RunningCase): number {
  if (story.fate !== 'usual') return dice.between(20, 180) / 60
  return 0.3 + (dice.roll() * dice.roll() + (dice.chance(0.12) ? dice.roll() * 3 : 0)) * 20
}

const catchingUp: ReadonlySet<string> = new Set(['manager', 'director', ...roles.finance.members])
const pileFrom = 6 * day

/** Who is asked by the story’s own action, and leaves the task to the visitor. */
export const askedOf: Readonly<Partial<Record<Fate, string>>> = {
  transferred: 'employee',
  assisted: 'employee',
  joined: 'director',
}

/**
 * Leaves recent tasks of the visitor's accounts undone, so that a visitor has work, and lets a starter
 * recall before anyone decides.
 */
export function leavesForVisitor({ stage: { clock, end }, story }: RunningCase, account: string): boolean {
  if (story.fate === 'recalled') return true
  if (story.fate === 'waiting' || story.fate === 'usual')
    return catchingUp.has(account) && clock() > end - pileFrom
  return account === askedOf[story.fate]
}

export function accountOf({ company }: Stage, personId: string): string {
  return Object.entries(company.people).find(([, id]) => id === personId)?.[0] ?? ''
}

/** Refusals that may follow from simultaneous changes. */
const lateWords: ReadonlySet<string> = new Set([
  'flow.alreadyDecided',
  'flow.alreadyLaunched',
  'flow.nextNodeTouched',
  'flow.nobodyToUrge',
  'flow.notReturned',
  'flow.notRunning',
  'flow.nothingToTakeBack',
  'flow.recallTooLate',
  'flow.taskClosed',
  'flow.taskNotYours',
  'flow.transferToHolder',
  'flow.urgeTooSoon',
])

/** Returns the answer, or null when a colleague was faster; any other refusal is a mistake of the story. */
export async function unlessTooLate<Answer>(decision: Promise<Answer>): Promise<Answer | null> {
  try {
    return await decision
  } catch (error) {
    if (error instanceof Refusal && lateWords.has(error.code)) return null
    throw error
  }
}
