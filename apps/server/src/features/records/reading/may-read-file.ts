import { isHiddenByRights } from '@signet/form'
import { rightsOn } from '@signet/list'
import { type AskingModel, findAccess } from '../../../records/models/index.ts'
import { placesOf } from '../writing/record-file-store.ts'
import { loadRows } from './load-rows.ts'

/** Whether the file is in a visible field of a record that this person may read. */
export async function mayReadFile(asking: AskingModel, fileId: string): Promise<boolean> {
  for (const place of await placesOf(asking.tx, fileId)) if (await showsFile(asking, place)) return true
  return false
}

type FilePlace = Awaited<ReturnType<typeof placesOf>>[number]

async function showsFile(asking: AskingModel, { formId, recordId, path }: FilePlace): Promise<boolean> {
  const opened = await findAccess(asking, formId)
  if (!opened || opened.access.grounds.length === 0) return false

  const [row] = await loadRows(asking, opened, [recordId])
  if (!row) return false
  const { may, fields } = rightsOn(opened.access, row.met)
  return (may('detail') || may('edit') || may('print')) && !isHiddenByRights(fields, path)
}
