import { matchingRows, removeOne } from '../records/index.ts'
import type { ActionNamed, Doing } from './doing.ts'
import { filled } from './filled.ts'
import { mostRecords, openForm } from './open-form.ts'

export const deleteRecords: Doing<ActionNamed<'deleteRecords'>> = {
  async act(occasion, { form, where }) {
    const { acting } = occasion
    const opened = await openForm(occasion, form)
    const rows = await matchingRows(acting, opened, { where: filled(occasion, where), most: mostRecords })
    for (const id of rows.map((row) => row.id).sort()) await removeOne(acting, opened, { id, by: ['remove'] })
    return { result: { removed: rows.length } }
  },
}
