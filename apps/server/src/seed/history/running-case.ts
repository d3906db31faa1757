import { roles } from '../company/organizations.ts'
import type { Dice } from '../dice.ts'
import { day, hour, minute, openFrom } from '../office-hours.ts'
import type { Stage, Story } from './story.ts'

/** A case under way, and which of its tasks somebody already intends to do. */
export type RunningCase = Readonly<{
  stage: Stage
  story: Story
  /** Its own, so that it goes the same way whatever happens beside it. */
  dice: Dice
  caseId: string
  values: Readonly<Record<string, unknown>>
  intended: Set<string>
}>

/** Puts something on the agenda, so many hours of any day from now, when the office is open. */
export function planLater(
  { stage, dice }: Pick<RunningCase, 'stage' | 'dice'>,
  hours: number,
  happen: () => Promise<void>,
) {
  const { agenda, clock } = stage
  agenda.plan({ at: openFrom(clock() + hours * hour, dice.between(1, 90) * minute), happen })
}

/** How long people take: mostly hours, sometimes days; less when the story wants to get on. */
export function hoursTaken({ dice, story }: RunningCase): number {
  if (story.fate !== 'usual') return dice.between(20, 180) / 60
  return 0.3 + (dice.roll() * dice.roll() + (dice.chance(0.12) ? dice.roll() * 3 : 0)) * 20
}

const catchingUp: ReadonlySet<string> = new Set(['manager', 'director', ...roles.finance.members])
const pileFrom = 6 * day

/**
 * The visitor's own accounts have not come to what reached their desks in the last days, so that a visitor has work; and nobody is
 * faster than a starter who is about to recall. */
export function leavesForVisitor({ stage: { clock, end }, story }: RunningCase, account: string): boolean {
  if (story.fate === 'recalled') return true
  if (story.fate === 'waiting' || story.fate === 'usual')
    return catchingUp.has(account) && clock() > end - pileFrom
  return story.fate === 'transferred' && account === 'employee'
}

export function accountOf({ company }: Stage, personId: string): string {
  return Object.entries(company.people).find(([, id]) => id === personId)?.[0] ?? ''
}
