import { batch } from '@preact/signals-core'
import { canFill, type ImportLookup, type PlanField, type Referent } from '@signet/form'
import { useLanguage } from '@signet/i18n/react'
import type { ClipboardEvent } from 'react'
import type { FormEnvironment } from '../../../form/form-environment.ts'
import { useFormContext } from '../../../form/surroundings.ts'
import { cellPlaceOf } from './use-grid-keys.view.tsx'

type PasteOptions = Readonly<{ table: PlanField; columns: readonly PlanField[]; maxRows: number }>
type PastedCell = Readonly<{ row: string; column: PlanField; text: string }>

/** The most names of a paste that are looked up; cells with further names keep their values. */
const mostNames = 200

/** Pastes spreadsheet cells from the focused cell on and adds missing rows. */
export function usePaste({ table, columns, maxRows }: PasteOptions) {
  const { store, environment } = useFormContext()
  const { locale } = useLanguage()

  const writeCell = ({ row, column, text }: PastedCell, lookup: ImportLookup) => {
    const value = text === '' ? column.kind.empty(column.settings) : parseCell(column, text, lookup)
    if (value !== undefined) store.set(`${table.key}.${row}.${column.key}`, value)
  }
  const write = (cells: readonly PastedCell[], lookup: ImportLookup) =>
    batch(() => {
      for (const cell of cells) writeCell(cell, lookup)
    })

  return (event: ClipboardEvent<HTMLElement>) => {
    const place = cellPlaceOf(event.target)
    const lines = pastedCells(event.clipboardData.getData('text/plain'))
    if (!place || !isTable(lines)) return

    event.preventDefault()
    event.stopPropagation()
    const rows = store.rows(table.key)
    const first = rows.peek().indexOf(place.row)
    const missing = Math.min(first + lines.length, maxRows) - rows.peek().length
    batch(() => {
      for (let left = missing; left > 0; left -= 1) store.addRow(table.key)
    })
    const from = columns.findIndex(({ key }) => key === place.column)
    const cells = lines.flatMap((line, at) =>
      line.flatMap((text, along) => cellOf(rows.peek()[first + at], columns[from + along], text.trim())),
    )
    const { ready, waiting, names } = separateNames(
      cells.filter(({ column }) => canFill(column, store.rights)),
      locale,
    )
    write(ready, { locale })
    if (waiting.length > 0) void lookUp(names, environment, locale).then((lookup) => write(waiting, lookup))
  }
}

function cellOf(row: string | undefined, column: PlanField | undefined, text: string): PastedCell[] {
  return row === undefined || column === undefined ? [] : [{ row, column, text }]
}

function parseCell({ kind, settings }: PlanField, text: string, lookup: ImportLookup) {
  return kind.parse?.(text, settings, lookup)
}

type Name = Readonly<{ of: Referent; name: string }>

/** Separates values that can be written at once from names that need a lookup. */
function separateNames(cells: readonly PastedCell[], locale: ImportLookup['locale']) {
  const names = new Map<string, Name>()
  const asksFor = ({ column, text }: PastedCell) => {
    let hasRequest = false
    const ask = (of: Referent, name: string) => {
      hasRequest = true
      names.set(keyOf({ of, name }), { of, name })
      return undefined
    }
    parseCell(column, text, { locale, idOf: ask, personByName: (name) => ask('people', name) })
    return hasRequest
  }
  const waiting = cells.filter((cell) => cell.text !== '' && asksFor(cell))
  return { waiting, ready: cells.filter((cell) => !waiting.includes(cell)), names: [...names.values()] }
}

/** Finds records by exact name, with one lookup per name. */
async function lookUp(
  names: readonly Name[],
  { lookup }: FormEnvironment,
  locale: ImportLookup['locale'],
): Promise<ImportLookup> {
  const { signal } = new AbortController()
  const found = new Map<string, string>()
  const find = async ({ of, name }: Name) => {
    const { choices } = await lookup.search({ of, words: name }, signal).catch(() => ({ choices: [] }))
    const [only, ...others] = choices.filter((choice) => choice.name === name)
    if (only && others.length === 0) found.set(keyOf({ of, name }), only.id)
  }
  await Promise.all(names.slice(0, mostNames).map(find))
  const idOf = (of: Referent, name: string) => found.get(keyOf({ of, name }))
  return { locale, idOf, personByName: (name) => idOf('people', name) }
}

function keyOf({ of, name }: Name): string {
  return `${of}\n${name}`
}

const cells = /("(?:[^"]|"")*"|[^\t\n]*)(\t|\n|$)/g

/**
 * Parses cells copied from a spreadsheet: tabs separate columns, line breaks separate rows, quoted cells may contain
 * both.
 */
export function pastedCells(text: string): string[][] {
  const lines: string[][] = [[]]
  for (const [, cell = '', end] of text.replace(/\r\n?/g, '\n').replace(/\n$/, '').matchAll(cells)) {
    lines.at(-1)?.push(withoutQuotes(cell))
    if (end === '\n') lines.push([])
    if (end === '') break
  }
  return lines
}

/** Tells whether more than one cell was copied. */
export function isTable(lines: readonly (readonly string[])[]): boolean {
  return lines.length > 1 || (lines[0]?.length ?? 0) > 1
}

function withoutQuotes(cell: string): string {
  const inside = /^"([\s\S]*)"$/.exec(cell)?.[1]
  return inside === undefined ? cell : inside.replaceAll('""', '"')
}
