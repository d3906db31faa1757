import type { Reader } from '@signet/db'
import { sql } from 'kysely'
import { availabilityOf, isFormOf } from '../../publication/index.ts'

export type Labelled = 'flows' | 'forms' | 'dataViews'

/** Labels of a design; `words` have its category in other languages, as its kind keeps them. */
export type LabelRow = Readonly<{
  category: string
  tags: readonly string[]
  ownerId: string | null
  words: unknown
}>

/** The labels of all designs of a list that are not deleted. */
export function labelsOf(tx: Reader, of: Labelled): Promise<readonly LabelRow[]> {
  return of === 'flows' ? flowLabels(tx) : formLabels(tx, of)
}

function flowLabels(tx: Reader) {
  return tx
    .selectFrom('flow')
    .where(availabilityOf('flow'), '!=', 'deleted')
    .select(['category', 'tags', 'ownerId', 'translations as words'])
    .execute()
}

function formLabels(tx: Reader, of: 'forms' | 'dataViews') {
  return tx
    .selectFrom('form')
    .where(isFormOf(of))
    .where(availabilityOf('form'), '!=', 'deleted')
    .select(['category', 'tags', 'ownerId'])
    .select(sql<unknown>`jsonb_build_object('category', form.draft -> 'category')`.as('words'))
    .execute()
}
