import { addRecord, changeRecord, holdRecord, matchingRows } from '../records/index.ts'
import type { ActionNamed, ActionRunner } from './doing.ts'
import { filled } from './filled.ts'
import { noteIgnored } from './note-ignored.ts'
import { mostRecords, openForm, rightsToAdd, rightsToChange } from './open-form.ts'

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
