import { z } from 'zod'
import type { PeopleSource } from '../../../sources/people-source.ts'

/** A formula over the case's form, and the name it fills. */
export type FilledVariable = Readonly<{ fills: string; formula: string }>

/** Rules of a kind of action, without carrying it out. Shared code never compares kinds. */
export type ActionKind<Settings extends z.ZodType> = Readonly<{
  settings: Settings
  /** Whether all required settings are present. */
  isWhole(action: z.infer<Settings>): boolean
  formulas(action: z.infer<Settings>): readonly FilledVariable[]
  /** Fields of the case's own form that it fills. */
  brings(action: z.infer<Settings>): readonly string[]
  /** Its receivers, found when the case arrives. */
  people(action: z.infer<Settings>): readonly PeopleSource[]
}>

export function actionKind<Settings extends z.ZodType>(kind: ActionKind<Settings>): ActionKind<Settings> {
  return kind
}

/** Formulas over the case's form, by the name they fill. */
export const Fillings = z.record(z.string().min(1).max(200), z.string().max(2000))

export function fillingsOf(...all: readonly z.infer<typeof Fillings>[]): readonly FilledVariable[] {
  return all.flatMap((fillings) => Object.entries(fillings).map(([fills, formula]) => ({ fills, formula })))
}
