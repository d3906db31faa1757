import { type FormRights, rightsAtStart, rightsElsewhere } from '@signet/form'
import { rightsForNew, rightsOn } from '@signet/list'
import { type OpenedModel, openAccess } from '../../records/models/index.ts'
import { type FoundRow, refuseUnlessMay, refuseUnlessMayPress } from '../records/index.ts'
import type { Occasion } from './occasion.ts'

/** Opens the records of another form with the rights of the acting person. */
export function openForm({ acting }: Occasion, form: string): Promise<OpenedModel> {
  return openAccess(acting, form)
}

/** Returns the rights on a new record; all fields for administrators. Refuses `records.notAllowed`. */
export function rightsToAdd({ acting }: Occasion, opened: OpenedModel): FormRights {
  if (acting.actor.isAdministrator) return rightsAtStart()
  refuseUnlessMayPress(opened, 'add')
  return rightsForNew(opened.access)
}

type RecordChange = Readonly<{ opened: OpenedModel; row: FoundRow; fields: readonly string[] }>

/** Returns the rights on these fields of an existing record. */
export function rightsToChange({ acting }: Occasion, { opened, row, fields }: RecordChange): FormRights {
  if (acting.actor.isAdministrator)
    return rightsElsewhere(Object.fromEntries(fields.map((field) => [field, 'write'])))
  const rights = rightsOn(opened.access, row.met)
  refuseUnlessMay(rights, 'edit')
  return rights.fields
}

/** Maximum number of records that one action changes. */
export const mostRecords = 1000
