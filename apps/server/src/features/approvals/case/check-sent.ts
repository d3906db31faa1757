import { checkValues, type FormRights, type FormValues } from '@signet/form'
import type { Around } from '@signet/formula'
import { isSameJson } from '@signet/std'
import { refuseValues } from '../../../http/refuse-values.ts'
import { assignValues } from '../../../references/index.ts'
import type { Design } from '../design/design-of.ts'
import type { Acting } from './acting.ts'
import { type OwnFiles, verifyReferences } from './verify-references.ts'

export type Sent = Readonly<{
  values: unknown
  rights: FormRights
  stage: 'draft' | 'submit'
}>

export type Taken = Readonly<{ values: FormValues; ignored: readonly string[] }>
type Stored = Readonly<{
  previous: FormValues | undefined
  around: Around
  /** Which of the new files are the sender's own; without it those of the person who acts. */
  ownFiles?: OwnFiles | undefined
}>

/**
 * What would be stored of the values that somebody sent: checked, calculated, and without what this person may not
 * write here. Refuses `form.valuesRefused` with every problem; then nothing is stored.
 */
export async function checkSent(
  acting: Acting,
  { form }: Pick<Design, 'form'>,
  { values: sent, rights, stage }: Sent,
  { previous, around, ownFiles }: Stored,
): Promise<Taken> {
  const options = { rights, stage, previous, around }
  const { values, problems, ignored } = checkValues(form, sent, options)
  if (problems.length > 0) refuseValues(acting, form, problems)
  // Whoever decides without writing has chosen nothing and brought nothing: the record stays the very one it was.
  const kept = previous && isSameJson(values, previous) ? previous : undefined
  if (!kept)
    await verifyReferences(acting, form, { values, previous: previous ?? {}, rights, around, ownFiles })

  const assigned = await assignValues(acting, { form, values, around, stage })
  const isWhole = Object.keys(assigned).length === 0
  if (isWhole) return { values: kept ?? values, ignored }
  return { values: checkValues(form, sent, { ...options, assigned }).values, ignored }
}
