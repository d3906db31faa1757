import type { FieldValue, FormValues, ImportLookup, PlanField, Referent } from '@signet/form'
import type { AskingModel } from '../../models/index.ts'
import type { SheetRow } from '../../sheets/index.ts'
import type { Importable } from './importable.ts'
import { type FoundIds, namesToIds } from './names-to-ids.ts'

export type ParsedLine = Readonly<{ number: number; cells: readonly string[]; sent: FormValues }>

/**
 * What the cells of rows mean. They are read twice: the first time tells which names there are to look up, all of them
 * at once. An empty cell says nothing.
 */
export async function parseLines(
  asking: AskingModel,
  { opened, fields }: Importable,
  { rows, columns }: Readonly<{ rows: readonly SheetRow[]; columns: readonly string[] }>,
): Promise<readonly ParsedLine[]> {
  const byPath = new Map(fields.map((field) => [field.path, field]))
  const placed = columns.map((path) => byPath.get(path))
  const { locale } = asking.caller
  const wanted = new Map<Referent, Set<string>>()
  const note = (of: Referent, name: string) => {
    wanted.set(of, (wanted.get(of) ?? new Set()).add(name))
    return undefined
  }
  for (const { cells } of rows) parseCells(placed, cells, { locale, idOf: note })

  const idOf: FoundIds = wanted.size === 0 ? () => undefined : await namesToIds(asking, opened, wanted)
  return rows.map(({ number, cells }) => ({
    number,
    cells: columns.map((_, at) => cells[at] ?? ''),
    sent: parseCells(placed, cells, { locale, idOf }),
  }))
}

function parseCells(
  placed: readonly (PlanField | undefined)[],
  cells: readonly string[],
  lookup: ImportLookup,
): FormValues {
  const entries = placed.flatMap((field, at): [string, FieldValue][] => {
    const text = cells[at]?.trim() ?? ''
    if (!field || text === '') return []
    return [[field.key, field.kind.parse?.(text, field.settings, lookup) ?? null]]
  })
  return Object.fromEntries(entries)
}
