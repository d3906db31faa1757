import { addRecord as add } from '../records/index.ts'
import type { ActionNamed, Doing } from './doing.ts'
import { filled } from './filled.ts'
import { noteIgnored } from './note-ignored.ts'
import { openForm, rightsToAdd } from './open-form.ts'

export const addRecord: Doing<ActionNamed<'addRecord'>> = {
  async act(occasion, { form, values }) {
    const opened = await openForm(occasion, form)
    const sent = { values: filled(occasion, values), rights: rightsToAdd(occasion, opened) }
    const { id, ignored } = await add(occasion.acting, opened, sent)
    return { result: { added: id, ...noteIgnored(ignored) } }
  },
}
