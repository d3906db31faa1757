import { type FormRights, rightsAtStart, rightsElsewhere } from '@signet/form'
import { rightsForNew, rightsOn } from '@signet/list'
import { type OpenedModel, openAccess } from '../../records/models/index.ts'
import {
  addRecord,
  changeRecord,
  type FoundRow,
  holdRecord,
  matchingRows,
  refuseUnlessMay,
  refuseUnlessMayPress,
} from '../records/index.ts'
import { type ActionNamed, type ActionRunner, filled, type Occasion } from './action-context.ts'

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
function rightsToChange({ acting }: Occasion, { opened, row, fields }: RecordChange): FormRights {
  if (acting.actor.isAdministrator)
    return rightsElsewhere(Object.fromEntries(fields.map((field) => [field, 'write'])))
  const rights = rightsOn(opened.access, row.met)
  refuseUnlessMay(rights, 'edit')
  return rights.fields
}

/** Maximum number of records that one action changes. */
export const mostRecords = 1000

export const updateRecords: ActionRunner<ActionNamed<'updateRecords'>> = {
  async act(occasion, { form, where, values: fillings, addWhenNone }) {
    const { acting } = occasion
    const opened = await openForm(occasion, form)
    const asked = filled(occasion, where)
    const values = filled(occasion, fillings)
    const rows = await matchingRows(acting, opened, { where: asked, most: mostRecords })
    if (rows.length === 0 && addWhenNone) {
      const sent = { values: { ...asked, ...values }, rights: rightsToAdd(occasion, opened) }
      const { id, ignored } = await addRecord(acting, opened, sent)
      return { result: { added: id, ...noteIgnored(ignored) } }
    }

    const refused: string[] = []
    for (const id of rows.map((row) => row.id).sort()) {
      const row = await holdRecord(acting, opened, id)
      const rights = rightsToChange(occasion, { opened, row, fields: Object.keys(values) })
      const { ignored } = await changeRecord(acting, opened, { row, values, rights })
      refused.push(...ignored)
    }
    return { result: { changed: rows.length, ...noteIgnored(refused) } }
  },
}

/** Reports the fields that the acting person may not write, which kept their values. */
export function noteIgnored(ignored: readonly string[]): { ignored?: string[] } {
  return ignored.length > 0 ? { ignored: [...new Set(ignored)] } : {}
}
