import { z } from 'zod'
import type { PeopleSource } from '../../../sources/people-source.ts'

/** A formula over the case's form, and what it fills. */
export type Filling = Readonly<{ fills: string; formula: string }>

/** Everything that is asked of a kind of action without doing it. Shared code never compares kinds. */
export type ActionKind<Settings extends z.ZodType> = Readonly<{
  settings: Settings
  /** Whether everything is said that it cannot do without. */
  isWhole(action: z.infer<Settings>): boolean
  formulas(action: z.infer<Settings>): readonly Filling[]
  /** Fields of the case's own form that it fills. */
  brings(action: z.infer<Settings>): readonly string[]
  /** Whom it is for, found when the case comes here. */
  people(action: z.infer<Settings>): readonly PeopleSource[]
}>

export function actionKind<Settings extends z.ZodType>(kind: ActionKind<Settings>): ActionKind<Settings> {
  return kind
}

/** What is filled, by its name: a formula over the case's form. */
export const Fillings = z.record(z.string().min(1).max(200), z.string().max(2000))

export function fillingsOf(...all: readonly z.infer<typeof Fillings>[]): readonly Filling[] {
  return all.flatMap((fillings) => Object.entries(fillings).map(([fills, formula]) => ({ fills, formula })))
}
