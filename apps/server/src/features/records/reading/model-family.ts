import {
  type AskingModel,
  findAccess,
  findAccessToNames,
  type OpenedModel,
} from '../../../records/models/index.ts'
import type { ChosenIds, Family, FamilyContext } from '../../../records/references/family.ts'
import type { Server } from '../../../server.ts'
import { shownPath, shownTexts } from '../shown/shown-texts.ts'
import type { FoundRow } from '../sources/found-row.ts'
import { chosenRows } from './choose-records.ts'

/**
 * Records of a model, by `<model>/<label>`, where label is a field or `id` for the list's own. Only
 * readable records are named. Records of a withdrawn list keep their names but are not offered.
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

type FoundRecords = Readonly<{
  asking: AskingModel
  opened: OpenedModel
  rows: readonly FoundRow[]
  label: string
}>

async function find(
  { tx, locale, ...rest }: FamilyContext<Server>,
  { name, ids }: ChosenIds,
  access: typeof findAccess,
): Promise<FoundRecords | undefined> {
  const asking = { ...rest, tx: tx, caller: { locale } }
  const [modelId = '', label = 'id'] = name.split('/')
  const opened = await access(asking, modelId)
  return opened && { asking, opened, label, rows: await chosenRows(asking, opened, { ids, by: 'id' }) }
}
