import { type FieldRight, type FormPlan, type FormRights, isHiddenByRights, rightOf } from '@signet/form'
import { anyOf, type Predicate } from '../conditions/predicate.ts'
import type { ButtonKey } from '../definition/list-definition.ts'
import type { ListField } from '../definition/list-field.ts'
import type { ListPlan } from '../definition/plan-list.ts'
import type { Ground } from './grounds.ts'

/**
 * What a person may see and do with the records of a model. The only place that decides it, for list, detail, search,
 * sort, sums, picker, export, print and log.
 */
export type Access = Readonly<{ list: ListPlan; grounds: readonly Ground[] }>

/** The records visible to this person; with a button, those on which it may be used. */
export function recordsFor({ grounds }: Access, button?: string): Predicate {
  return anyOf(
    grounds
      .filter((ground) => button === undefined || has(ground.buttons, button))
      .map(({ records }) => records),
  )
}

/** A field visible to this person on some record; undefined otherwise, as if it did not exist. */
export function fieldFor({ list, grounds }: Access, path: string): ListField | undefined {
  return grounds.some(({ columns }) => has(columns, path)) ? list.fields.get(path) : undefined
}

/** The records on which a column is visible; undefined when it is visible on all. */
export function recordsShowing({ grounds }: Access, path: string): Predicate | undefined {
  const showing = grounds.filter(({ columns }) => has(columns, path))
  const isEverywhere = showing.length === grounds.length || showing.some((ground) => ground.isEverywhere)
  return isEverywhere ? undefined : anyOf(showing.map(({ records }) => records))
}

/** Whether the person may use a button on some record. */
export function canPress({ list, grounds }: Access, button: string): boolean {
  return isOffered(list, button) && grounds.some(({ buttons }) => has(buttons, button))
}

/** Rights on one record; `met`: for each ground, whether it applies to the record. */
export type Rights = Readonly<{
  seesColumn: (path: string) => boolean
  fields: FormRights
  may: (button: ButtonKey | (string & {})) => boolean
}>

export function rightsOn({ list, grounds }: Access, met: readonly boolean[]): Rights {
  const own = grounds.filter((_, at) => met[at] === true)
  return {
    seesColumn: (path) => own.some(({ columns }) => has(columns, path)),
    fields: joinedRights(list.form, own),
    may: (button) => isOffered(list, button) && own.some(({ buttons }) => has(buttons, button)),
  }
}

/** The person's field rights for a new record. */
export function rightsForNew(access: Access): FormRights {
  const { list, grounds } = access
  return joinedRights(
    list.form,
    grounds.filter(({ buttons }) => has(buttons, 'add')),
  )
}

/** The access that comes with a button, because an export may be narrower than the list. */
export function accessWith({ list, grounds }: Access, button: ButtonKey): Access {
  return {
    list,
    grounds: isOffered(list, button) ? grounds.filter(({ buttons }) => has(buttons, button)) : [],
  }
}

/** The highest right of the person for each field on any record. */
export function highestRights({ list, grounds }: Access): FormRights {
  return joinedRights(list.form, grounds)
}

/** A button that the list does not show is available to no one. */
function isOffered({ definition }: ListPlan, key: string): boolean {
  return (
    definition.buttons.some((button) => button.key === key && button.shown) ||
    definition.actions.some((action) => action.key === key)
  )
}

function has(names: Ground['columns'], name: string): boolean {
  return names === 'all' || names.has(name)
}

const ranks: Readonly<Record<FieldRight, number>> = { hidden: 0, read: 1, write: 2, required: 3 }

type RightsByField = Readonly<{ fields: FormRights }>

/** The highest right of several grounds, field by field; none without grounds. */
function joinedRights({ byPath }: Pick<FormPlan, 'byPath'>, grounds: readonly RightsByField[]): FormRights {
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
