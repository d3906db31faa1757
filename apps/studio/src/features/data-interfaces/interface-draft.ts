import type { DataInterface } from './queries.ts'

/** A data interface being edited: the rows of a static one are text until they are sent. */
export type Draft = Omit<DataInterface, 'id' | 'changedAt'> & Readonly<{ rowsText: string }>
export type Source = Draft['source']

type Fresh = { readonly [Kind in Source['kind']]: Extract<Source, { kind: Kind }> }

/** Initial settings of each kind of source. */
export const freshSources: Fresh = {
  static: { kind: 'static', rows: [] },
  sql: { kind: 'sql', sourceId: '', statement: '' },
  http: { kind: 'http', method: 'GET', url: '', headers: [], body: '', listPath: '' },
}

export const freshDraft: Draft = {
  fullName: '',
  enCode: '',
  category: '',
  audience: { kind: 'administrators' },
  source: freshSources.static,
  parameters: [],
  columns: [],
  seconds: 10,
  rowsText: '[\n  { "id": "1", "name": "" }\n]',
}

export function draftOf({ id: _id, changedAt: _at, ...settings }: DataInterface): Draft {
  const rows = settings.source.kind === 'static' ? settings.source.rows : []
  return { ...settings, rowsText: JSON.stringify(rows, null, 2) }
}

type Question = Pick<Draft, 'parameters' | 'columns' | 'seconds'> & Readonly<{ source: Source }>

/** The request to send; null when the static rows are not a list of rows. */
export function questionOf({ source, rowsText, parameters, columns, seconds }: Draft): Question | null {
  const rest = { parameters, columns, seconds }
  if (source.kind !== 'static') return { source, ...rest }

  const rows = rowsIn(rowsText)
  return rows && { source: { kind: 'static', rows }, ...rest }
}

type Row = Record<string, unknown>

function rowsIn(text: string): Row[] | null {
  const value = parsed(text)
  return Array.isArray(value) && value.every(isRow) ? value : null
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
