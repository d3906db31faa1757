import type { Tx } from '@signet/db'
import { type AskingModel, findAccess, type OpenedModel } from '../../models/index.ts'
import type { Asking, Chosen, Family } from '../../references/family.ts'
import type { Server } from '../../server.ts'
import { chosenRows } from './chosen-rows.ts'
import type { FoundRow } from './found-row.ts'
import { shownPath } from './shown-path.ts'
import { shownTexts } from './shown-texts.ts'

/**
 * Records of a model, by `<model>/<value>/<label>`: the field that is stored (`id` without it) and the one that is
 * shown (the list's own without it). Nobody hears of a record that he may not meet.
 */
export const modelFamily: Family<Server> = {
  names: async (asking, chosen) => {
    const found = await find(asking, chosen)
    if (!found) return new Map()

    const { opened, rows, by } = found
    const label = found.label ?? shownPath(opened)
    if (label === undefined) return new Map()
    const texts = await shownTexts(found.asking, opened, rows, [label])
    return new Map(rows.map((row) => [storedIn(row, by), texts.get(row.id)?.[label] ?? '']))
  },
  offered: async (asking, chosen) => {
    const found = await find(asking, chosen)
    return new Set(found?.rows.map((row) => storedIn(row, found.by)))
  },
  columns: async (asking, chosen, wanted) => {
    const found = await find(asking, chosen)
    if (!found) return new Map()
    const texts = await shownTexts(found.asking, found.opened, found.rows, wanted)
    return new Map(found.rows.map((row) => [storedIn(row, found.by), texts.get(row.id) ?? {}]))
  },
}

type Found = Readonly<{
  asking: AskingModel
  opened: OpenedModel
  rows: readonly FoundRow[]
  by: string
  label: string | undefined
}>

async function find(
  { tx, locale, ...rest }: Asking<Server>,
  { name, ids }: Chosen,
): Promise<Found | undefined> {
  // A read needs no transaction; the handle is the tenant's either way.
  const asking = { ...rest, tx: tx as Tx, caller: { locale } }
  const [modelId = '', by = 'id', label] = name.split('/')
  const opened = await findAccess(asking, modelId)
  return opened && { asking, opened, by, label, rows: await chosenRows(asking, opened, { ids, by }) }
}

function storedIn(row: FoundRow, by: string): string {
  return by === 'id' ? row.id : String(row.values[by] ?? '')
}
