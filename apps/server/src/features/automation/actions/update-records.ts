import { type FormRights, rightsAtStart, rightsElsewhere } from '@signet/form'
import { rightsForNew, rightsOn } from '@signet/list'
import { type OpenedModel, openAccess } from '../../../records/models/index.ts'
import {
  addRecord,
  changeRecord,
  type FoundRow,
  lockRecord,
  matchingRows,
  refuseUnlessMay,
  refuseUnlessMayAdd,
} from '../../records/index.ts'
import {
  type ActionContext,
  type ActionNamed,
  type ActionRunner,
  evaluateFillings,
  evaluateValues,
} from './action-context.ts'

/** Opens the records of another form with the rights of the acting person. */
export function openTargetForm({ context }: ActionContext, form: string): Promise<OpenedModel> {
  return openAccess(context, form)
}

/** Returns the rights on a new record; all fields for administrators. Refuses `records.notAllowed`. */
export function rightsToAdd({ context }: ActionContext, opened: OpenedModel): FormRights {
  if (context.actor.isAdministrator) return rightsAtStart()
  refuseUnlessMayAdd(opened)
  return rightsForNew(opened.access)
}

type RecordChange = Readonly<{ opened: OpenedModel; row: FoundRow; fields: readonly string[] }>

/** Returns the rights on these fields of an existing record. */
function rightsToChange({ context }: ActionContext, { opened, row, fields }: RecordChange): FormRights {
  if (context.actor.isAdministrator)
    return rightsElsewhere(Object.fromEntries(fields.map((field) => [field, 'write'])))
  const rights = rightsOn(opened.access, row.met)
  refuseUnlessMay(rights, 'edit')
  return rights.fields
}

/** Maximum number of records that one action changes. */
export const mostRecords = 1000

export const updateRecords: ActionRunner<ActionNamed<'updateRecords'>> = {
  async act(occasion, { form, where, values: fillings, addWhenNone }) {
    const { context } = occasion
    const opened = await openTargetForm(occasion, form)
    const filled = evaluateFillings(occasion, where)
    const values = evaluateValues(occasion, fillings)
    const rows = await matchingRows(context, opened, { where: filled, most: mostRecords })
    if (rows.length === 0 && addWhenNone) {
      const sent = { values: { ...filled, ...values }, rights: rightsToAdd(occasion, opened) }
      const { id, ignored } = await addRecord(context, opened, sent)
      return { result: { added: id, ...ignoredFields(ignored) } }
    }

    const refused: string[] = []
    for (const id of rows.map((row) => row.id).sort()) {
      const row = await lockRecord(context, opened, id)
      const rights = rightsToChange(occasion, { opened, row, fields: Object.keys(values) })
      const { ignored } = await changeRecord(context, opened, { row, values, rights })
      refused.push(...ignored)
    }
    return { result: { changed: rows.length, ...ignoredFields(refused) } }
  },
}

/** Reports the fields that the acting person may not write, which kept their values. */
export function ignoredFields(ignored: readonly string[]): { ignored?: string[] } {
  return ignored.length > 0 ? { ignored: [...new Set(ignored)] } : {}
}
