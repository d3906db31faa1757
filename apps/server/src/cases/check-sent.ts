import { checkValues, type FormRights, type FormValues } from '@signet/form'
import type { FormulaContext } from '@signet/formula'
import { isSameJson } from '@signet/std'
import { refuseValues } from '../http/refuse-values.ts'
import { assignValues } from '../records/references/index.ts'
import type { Acting } from './acting.ts'
import type { Design } from './design/design-of.ts'
import { type OwnFiles, verifyReferences } from './verify-references.ts'

export type Sent = Readonly<{
  values: unknown
  rights: FormRights
  stage: 'draft' | 'submit'
}>

export type CheckedValues = Readonly<{ values: FormValues; ignored: readonly string[] }>
type StoredValues = Readonly<{
  previous: FormValues | undefined
  around: FormulaContext
  /** Tells which new files belong to the sender; defaults to the files of the acting person. */
  ownFiles?: OwnFiles | undefined
}>

/**
 * Checks and calculates sent values and drops what this person may not write. Refuses `form.valuesRefused`
 * with every problem and stores nothing.
 */
export async function checkSent(
  acting: Acting,
  { form }: Pick<Design, 'form'>,
  { values: sent, rights, stage }: Sent,
  { previous, around, ownFiles }: StoredValues,
): Promise<CheckedValues> {
  const options = { rights, stage, previous, around }
  const { values, problems, ignored } = checkValues(form, sent, options)
  if (problems.length > 0) refuseValues(acting, form, problems)
  // An unchanged record needs no check of references, and keeps its identity.
  const kept = previous && isSameJson(values, previous) ? previous : undefined
  if (!kept)
    await verifyReferences(acting, form, { values, previous: previous ?? {}, rights, around, ownFiles })

  const assigned = await assignValues(acting, { form, values, around, stage })
  const isWhole = Object.keys(assigned).length === 0
  if (isWhole) return { values: kept ?? values, ignored }
  return { values: checkValues(form, sent, { ...options, assigned }).values, ignored }
}
