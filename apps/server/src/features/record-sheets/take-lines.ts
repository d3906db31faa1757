import { checkValues, type FormValues } from '@signet/form'
import type { AskingModel } from '../../models/index.ts'
import { insertRecords } from '../../record-store/index.ts'
import { assignValues } from '../../references/index.ts'
import { noteChange } from '../records/index.ts'
import type { Importable } from './importable.ts'
import type { JudgedLine } from './judge-lines.ts'

/** What became of a line. */
export type Taken = 'added' | 'changed' | 'unchanged'

/** New records, all at once. Refuses `form.valuesRefused` when one of them cannot be. */
export async function takeNewLines(
  asking: AskingModel,
  importable: Importable,
  lines: readonly JudgedLine[],
): Promise<void> {
  const { actor, now, server } = asking
  const records: { id: string; values: FormValues }[] = []
  for (const line of lines)
    records.push({ id: server.newId(), values: await whole(asking, importable, line) })
  await insertRecords(placeOf(asking, importable), {
    records,
    by: actor.personId,
    now,
    birth: birthOf(asking, importable),
  })
}

/** One line by itself: a new record, or a change. */
export async function takeLine(
  asking: AskingModel,
  importable: Importable,
  line: JudgedLine,
): Promise<Taken> {
  if (!line.match) {
    await takeNewLines(asking, importable, [line])
    return 'added'
  }
  const values = await whole(asking, importable, line)
  const isChanged = await noteChange(asking, importable.opened, { row: line.match, values })
  return isChanged ? 'changed' : 'unchanged'
}

/** With what only the server can give: numbers of bills, columns of what was chosen. */
async function whole(
  asking: AskingModel,
  { opened: { model, viewer } }: Importable,
  { sent, values, rights, match }: JudgedLine,
): Promise<FormValues> {
  const { form } = model
  const { around } = viewer
  const assigned = await assignValues(asking, { form, values, around, stage: 'submit' })
  if (Object.keys(assigned).length === 0) return values
  return checkValues(form, sent, { rights, stage: 'submit', around, previous: match?.values, assigned })
    .values
}

function placeOf({ tx }: AskingModel, { opened: { model } }: Importable) {
  return { tx, tenant: model.tenant, plan: model.form, tables: model.tables }
}

function birthOf({ actor }: AskingModel, { opened: { directory } }: Importable) {
  const { personId } = actor
  return {
    organizationId: directory.departmentOf(personId) ?? null,
    postId: directory.people.get(personId)?.majorPostId ?? null,
    caseId: null,
  }
}
