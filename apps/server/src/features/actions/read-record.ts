import { visibleValues } from '@signet/form'
import { rightsOn } from '@signet/list'
import { matchingRows } from '../records/index.ts'
import type { ActionNamed, Doing } from './doing.ts'
import { filled } from './filled.ts'
import { openForm } from './open-form.ts'

/** What whoever acts may not see stays empty. */
export const readRecord: Doing<ActionNamed<'readRecord'>> = {
  async act(occasion, { form, where, brings }) {
    const opened = await openForm(occasion, form)
    const [row] = await matchingRows(occasion.acting, opened, { where: filled(occasion, where), most: 1 })
    if (!row) return { result: { found: 0 } }

    const { fields } = rightsOn(opened.access, row.met)
    const seen = visibleValues(opened.model.form, row.values, fields)
    const taken = Object.entries(brings).map(([own, theirs]) => [own, seen[theirs] ?? null])
    return { result: { found: 1 }, values: Object.fromEntries(taken) }
  },
}
