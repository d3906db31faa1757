import { type FormRights, rightsAtStart, rightsElsewhere } from '@signet/form'
import { rightsForNew, rightsOn } from '@signet/list'
import { type OpenedModel, openAccess } from '../../models/index.ts'
import { type FoundRow, refuseUnlessMay, refuseUnlessMayPress } from '../records/index.ts'
import type { Occasion } from './occasion.ts'

/** The records of another form, as whoever acts may meet them. */
export function openForm({ acting }: Occasion, form: string): Promise<OpenedModel> {
  return openAccess(acting, form)
}

/** What may be written into a new record: for an administrator everything, for others what they may. Refuses `records.notAllowed`. */
export function rightsToAdd({ acting }: Occasion, opened: OpenedModel): FormRights {
  if (acting.actor.isAdministrator) return rightsAtStart()
  refuseUnlessMayPress(opened, 'add')
  return rightsForNew(opened.access)
}

type Changing = Readonly<{ opened: OpenedModel; row: FoundRow; fields: readonly string[] }>

/** The same for these fields of a record that is there. */
export function rightsToChange({ acting }: Occasion, { opened, row, fields }: Changing): FormRights {
  if (acting.actor.isAdministrator)
    return rightsElsewhere(Object.fromEntries(fields.map((field) => [field, 'write'])))
  const rights = rightsOn(opened.access, row.met)
  refuseUnlessMay(rights, 'edit')
  return rights.fields
}

/** More records than this are not changed by one action. */
export const mostRecords = 1000
