import { type AskingModel, findAccess, findAccessToNames, type OpenedModel } from '../../../models/index.ts'
import type { Asking, Chosen, Family } from '../../../references/family.ts'
import type { Server } from '../../../server.ts'
import { shownPath } from '../shown/shown-path.ts'
import { shownTexts } from '../shown/shown-texts.ts'
import type { FoundRow } from '../sources/found-row.ts'
import { chosenRows } from './chosen-rows.ts'

/**
 * Records of a model, by `<model>/<label>`: the field that a record is called by; `id` leaves it to the list. Nobody
 * hears of a record that he may not meet. Of a withdrawn list what was chosen keeps its name, and nothing is chosen anew.
 */
export const modelFamily: Family<Server> = {
  names: async (asking, chosen) => {
    const found = await find(asking, chosen, findAccessToNames)
    if (!found) return new Map()

    const { opened, rows } = found
    const label = found.label === 'id' ? shownPath(opened) : found.label
    if (label === undefined) return new Map()
    const texts = await shownTexts(found.asking, opened, rows, [label])
    return new Map(rows.map(({ id }) => [id, texts.get(id)?.[label] || id]))
  },
  offered: async (asking, chosen) => {
    const found = await find(asking, chosen, findAccess)
    return new Set(found?.rows.map(({ id }) => id))
  },
  columns: async (asking, chosen, wanted) => {
    const found = await find(asking, chosen, findAccessToNames)
    if (!found) return new Map()
    const texts = await shownTexts(found.asking, found.opened, found.rows, wanted)
    return new Map(found.rows.map(({ id }) => [id, texts.get(id) ?? {}]))
  },
}

type Found = Readonly<{
  asking: AskingModel
  opened: OpenedModel
  rows: readonly FoundRow[]
  label: string
}>

async function find(
  { tx, locale, ...rest }: Asking<Server>,
  { name, ids }: Chosen,
  access: typeof findAccess,
): Promise<Found | undefined> {
  // A read needs no transaction; the handle is the tenant's either way.
  const asking = { ...rest, tx: tx, caller: { locale } }
  const [modelId = '', label = 'id'] = name.split('/')
  const opened = await access(asking, modelId)
  return opened && { asking, opened, label, rows: await chosenRows(asking, opened, { ids, by: 'id' }) }
}
