import { type FieldRight, type FormPlan, type FormRights, isHiddenByRights, rightOf } from '@signet/form'

const ranks: Readonly<Record<FieldRight, number>> = { hidden: 0, read: 1, write: 2, required: 3 }
type Granting = Readonly<{ fields: FormRights }>

/** Of several grounds the most that one of them gives, field by field; of none, nothing. */
export function joinedRights({ byPath }: Pick<FormPlan, 'byPath'>, grounds: readonly Granting[]): FormRights {
  const [first] = grounds
  if (!first) return { otherwise: 'hidden', fields: {} }
  if (grounds.length === 1) return first.fields

  const entries = [...byPath.keys()].map((path) => {
    const rights = grounds.map(({ fields }) =>
      isHiddenByRights(fields, path) ? 'hidden' : rightOf(fields, path),
    )
    return [path, rights.reduce((most, right) => (ranks[right] > ranks[most] ? right : most))] as const
  })
  return { otherwise: 'hidden', fields: Object.fromEntries(entries) }
}
