import type { Around } from '@signet/formula'
import type { FormValues } from './field-value.ts'
import type { Problem } from './problem.ts'
import type { FormRights } from './rights.ts'

/** `draft` asks only whether the values can be stored; `submit` asks everything. */
export type Stage = 'draft' | 'submit'

export type SettleOptions = Readonly<{
  rights: FormRights
  around: Around
  /** What is stored now; leave it out for a new form, then defaults are filled in. */
  previous?: FormValues
}>

export type CheckedValues = Readonly<{
  /** Canonical, complete, calculated: what to store when there is no problem. */
  values: FormValues
  problems: readonly Problem[]
  /** Paths of values that were sent but may not be written by this person; what was there is kept. */
  ignored: readonly string[]
}>
