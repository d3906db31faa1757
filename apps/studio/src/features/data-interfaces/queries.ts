import type { Client } from '@signet/client'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useClient } from '../../kit/context/app-context.ts'
import { useList } from '../../kit/lists/list-search.ts'

const interfaces = 'data-interfaces'

type Calls = Client['dataInterfaces']
export type DataInterface = Awaited<ReturnType<Calls['open']>>
export type InterfaceRow = Awaited<ReturnType<Calls['list']>>['list'][number]
export type InterfaceCall = Awaited<ReturnType<Calls['calls']>>['list'][number]
export type DataSource = Awaited<ReturnType<Calls['openSource']>>

export function useInterfaces(keyword: string) {
  const { dataInterfaces } = useClient()
  return useList([interfaces, 'list', keyword], (page, options) =>
    dataInterfaces.list({ ...page, keyword }, options),
  )
}

export const interfaceQuery = ({ dataInterfaces }: Client, id: string) =>
  queryOptions({
    queryKey: [interfaces, 'one', id],
    queryFn: ({ signal }) => dataInterfaces.open({ id }, { signal }),
  })

export function useInterfaceCalls(id: string) {
  const { dataInterfaces } = useClient()
  return useList([interfaces, 'calls', id], (page, options) => dataInterfaces.calls({ ...page, id }, options))
}

export function useSources(keyword: string) {
  const { dataInterfaces } = useClient()
  return useList([interfaces, 'sources', keyword], (page, options) =>
    dataInterfaces.listSources({ ...page, keyword }, options),
  )
}

export const sourceQuery = ({ dataInterfaces }: Client, id: string) =>
  queryOptions({
    queryKey: [interfaces, 'source', id],
    queryFn: ({ signal }) => dataInterfaces.openSource({ id }, { signal }),
  })

export const sourceChoicesQuery = ({ dataInterfaces }: Client) =>
  queryOptions({
    queryKey: [interfaces, 'source-choices'],
    queryFn: ({ signal }) => dataInterfaces.listSources({ pageSize: 200 }, { signal }),
  })

export const rolesQuery = ({ organization }: Client) =>
  queryOptions({
    queryKey: [interfaces, 'roles'],
    queryFn: ({ signal }) => organization.roleSelector({}, { signal }),
  })

/** Changes interfaces or sources and fetches those on screen again, also after a failure. */
export function useInterfaceMutation<Input, Answer>(change: (calls: Calls, input: Input) => Promise<Answer>) {
  const { dataInterfaces } = useClient()
  const cache = useQueryClient()
  return useMutation({
    meta: { shownInPlace: true },
    mutationFn: (input: Input) => change(dataInterfaces, input),
    onSettled: () => cache.invalidateQueries({ queryKey: [interfaces] }),
  })
}

/** A trial call that changes nothing here. */
export function useInterfaceTrial<Input, Answer>(ask: (calls: Calls, input: Input) => Promise<Answer>) {
  const { dataInterfaces } = useClient()
  return useMutation({
    meta: { shownInPlace: true },
    mutationFn: (input: Input) => ask(dataInterfaces, input),
  })
}

/** A data interface being edited: the rows of a static one are text until they are sent. */
export type Draft = Omit<DataInterface, 'id' | 'changedAt' | 'revision'> & Readonly<{ rowsText: string }>
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

export function draftOf({ id: _id, changedAt: _at, revision: _of, ...settings }: DataInterface): Draft {
  const rows = settings.source.kind === 'static' ? settings.source.rows : []
  return { ...settings, rowsText: JSON.stringify(rows, null, 2) }
}

type InterfaceRequest = Pick<Draft, 'parameters' | 'columns' | 'seconds'> & Readonly<{ source: Source }>

/** The request to send; null when the static rows are not a list of rows. */
export function requestFrom({
  source,
  rowsText,
  parameters,
  columns,
  seconds,
}: Draft): InterfaceRequest | null {
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
