import type { InterfaceRow } from '@signet/contract'
import { type ChosenIds, type Family, type FamilyContext, stepOf } from '../../records/references/family.ts'
import type { Server } from '../../server.ts'
import { interfaceRows, rowsOfIds } from './interface-rows.ts'
import { textIn } from './kinds/pick-rows.ts'
import { createWaitingRoom } from './waiting-room.ts'

/**
 * Rows of an interface, by `<id>/<value>/<label>`, with `/<children>` where rows nest. It is called with
 * the form's parameters; other rows cannot be chosen.
 */
export const interfaceFamily: Family<Server> = {
  names: async (asking, chosen) => {
    const { label } = readName(chosen.name)
    const rows = await chosenRows(asking, chosen)
    return new Map([...rows].map(([id, row]) => [id, textIn(row, label)]))
  },
  offered: async (asking, chosen) => new Set((await whileSaving(asking, chosen)).keys()),
  steps: async (asking, chosen) => {
    const reading = readName(chosen.name)
    const rows = await saving.wait(asking.tx, () => requestRows(asking, chosen, longestInSaving))
    return new Set(stepsIn(rows, reading))
  },
  columns: (asking, chosen) => whileSaving(asking, chosen),
}

/** Short because saving holds a transaction open and may lock the record. */
const longestInSaving = 5000

/** Saving holds a connection to the database meanwhile, so most of the 20 stay free for others. */
const saving = createWaitingRoom(8)

function whileSaving(asking: FamilyContext<Server>, chosen: ChosenIds) {
  return saving.wait(asking.tx, () => chosenRows(asking, chosen, longestInSaving))
}

async function chosenRows(
  asking: FamilyContext<Server>,
  chosen: ChosenIds,
  longestMs?: number,
): Promise<ReadonlyMap<string, InterfaceRow>> {
  const { value, children } = readName(chosen.name)
  const rows = await requestRows(asking, chosen, longestMs)
  const wantedIds = new Set(chosen.ids)
  return new Map(
    flattenRows(rows, children)
      .map((row) => [textIn(row, value), row] as const)
      .filter(([id]) => wantedIds.has(id)),
  )
}

async function requestRows(
  { server, tx, actor, now }: FamilyContext<Server>,
  { name, ids, parameters }: ChosenIds,
  longestMs?: number,
): Promise<readonly InterfaceRow[]> {
  const reading = readName(name)
  const wanted = {
    id: reading.id,
    tenant: actor.tenant,
    personId: actor.personId,
    now,
    params: plainOf(parameters),
    ...(longestMs === undefined ? {} : { longestMs }),
  }
  // Nested rows cannot be queried by id.
  return reading.children === ''
    ? rowsOfIds(server, tx, { ...wanted, ids: { column: reading.value, values: ids } })
    : (await interfaceRows(server, tx, wanted)).rows
}

type RowNaming = Pick<ReturnType<typeof readName>, 'value' | 'children'>

function stepsIn(rows: readonly InterfaceRow[], reading: RowNaming, above?: string): string[] {
  return rows.flatMap((row) => {
    const id = textIn(row, reading.value)
    return [stepOf(above, id), ...stepsIn(childRowsOf(row, reading.children), reading, id)]
  })
}

function childRowsOf(row: InterfaceRow, children: string): readonly InterfaceRow[] {
  const rows = children === '' ? undefined : row[children]
  return Array.isArray(rows) ? rows.filter(isRow) : []
}

function readName(name: string) {
  const [id = '', value = 'id', label = 'fullName', children = ''] = name.split('/')
  return { id, value, label, children }
}

/** Drops lists, which no single parameter takes; the interface decides about missing values. */
function plainOf(parameters: ChosenIds['parameters']) {
  return Object.fromEntries(
    Object.entries(parameters).flatMap(([name, value]) =>
      typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
        ? [[name, value] as const]
        : [],
    ),
  )
}

function flattenRows(rows: readonly InterfaceRow[], children: string): InterfaceRow[] {
  return rows.flatMap((row) => [row, ...flattenRows(childRowsOf(row, children), children)])
}

function isRow(value: unknown): value is InterfaceRow {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
