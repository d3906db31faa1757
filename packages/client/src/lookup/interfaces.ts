import { loadMatcher } from '@signet/i18n'
import type { Client } from '../create-client.ts'
import type { FoundChoice, Json, LookupOptions, Source, Through } from './source.ts'

const pageSize = 20

/** Rows of a data interface, by `<id>/<value>/<label>`, with `/<children>` where rows contain rows. */
export const interfaces: Source = {
  search: async (client, question, signal) => {
    const { name, words = '', columns = [], page } = question
    const reading = readName(name)
    const ask = { ...toRowsQuestion(question), keyword: page === undefined ? '' : words, page }
    const { rows, total, labels } = await rowsOf(
      client,
      { ...ask, searchIn: [reading.label, ...columns] },
      signal,
    )
    const choices = rows.map((row) => ({ ...toChoice(row, reading), ...(labels && { labels }) }))
    if (page !== undefined) return { choices, hasMore: page * pageSize < total, total }
    const matches = await loadMatcher()
    return { choices: choices.filter(({ name }) => matches(name, words)), hasMore: false }
  },
  byIds: async (client, ids, question) => {
    const reading = readName(question.name)
    const { rows } = await rowsOf(client, { ...toRowsQuestion(question), ids })
    const there = rows.filter((row) => Object.hasOwn(row, reading.value)).map((row) => toChoice(row, reading))
    if (reading.children === '' || there.length === ids.length) return there

    const whole = await rowsOf(client, toRowsQuestion(question))
    return flat(whole.rows.map((row) => toChoice(row, reading))).filter(({ id }) => ids.includes(id))
  },
}

type RowNames = ReturnType<typeof readName>
type Row = Readonly<Record<string, unknown>>
type Scalar = string | number | boolean
type RowsQuestion = Readonly<{
  name: string
  through?: Through | undefined
  parameters: Readonly<Record<string, Scalar>>
  ids?: readonly string[]
  keyword?: string
  searchIn?: readonly string[]
  page?: number | undefined
}>
type Rows = Readonly<{ rows: readonly Row[]; total: number; labels?: Readonly<Record<string, string>> }>

function toRowsQuestion({
  name,
  through,
  parameters,
}: LookupOptions & { name: string; through?: Through | undefined }) {
  return { name, through, parameters: scalarsIn(parameters) }
}

function rowsOf(client: Client, asking: RowsQuestion, signal?: AbortSignal): Promise<Rows> {
  return asking.through
    ? throughForm(client, asking, asking.through, signal)
    : directly(client, asking, signal)
}

async function throughForm(
  { choices }: Client,
  { name, parameters, ids, keyword = '', searchIn = [], page }: RowsQuestion,
  through: Through,
  signal?: AbortSignal,
): Promise<Rows> {
  const { list, total } = await choices.rows(
    {
      through,
      of: `interface:${name}`,
      parameters,
      keyword,
      searchIn: keyword === '' ? [] : [...new Set(searchIn)],
      pageSize,
      ...(ids && { ids: [...ids] }),
      ...(page !== undefined && { currentPage: page }),
    },
    signal ? { signal } : {},
  )
  return { rows: list, total }
}

async function directly(
  { dataInterfaces }: Client,
  { name, parameters, ids, keyword = '', searchIn = [], page }: RowsQuestion,
  signal?: AbortSignal,
): Promise<Rows> {
  const { id, value, label } = readName(name)
  const paramList = Object.entries(parameters).map(([field, defaultValue]) => ({ field, defaultValue }))
  const options = signal ? { signal } : {}
  if (ids) {
    const chosen = { id, paramList, ids: [...ids], propsValue: value, relationField: label }
    const rows = await dataInterfaces.rowsByIds(chosen, options)
    return { rows, total: rows.length }
  }
  if (page === undefined) {
    const rows = await dataInterfaces.preview({ id, paramList }, options)
    return { rows, total: rows.length }
  }
  const columnOptions = [...new Set(searchIn)].join(',')
  const query = { id, paramList, keyword, columnOptions, currentPage: page, pageSize }
  const { list, columns, pagination } = await dataInterfaces.rows(query, options)
  const labels = Object.fromEntries(columns.map(({ name, label }) => [name, label]))
  return { rows: list, total: pagination.total, labels }
}

function readName(name: string) {
  const [id = '', value = 'id', label = 'fullName', children = ''] = name.split('/')
  return { id, value, label, children }
}

/** A row as received; its values are JSON. */
function toChoice(row: Row, reading: RowNames): FoundChoice {
  const below = row[reading.children]
  const children = Array.isArray(below) ? below.filter(isRow).map((child) => toChoice(child, reading)) : []
  return {
    id: textOf(row[reading.value]),
    name: textOf(row[reading.label]),
    columns: row as Readonly<Record<string, Json>>,
    ...(children.length > 0 && { children, hasChildren: true }),
  }
}

/** In a tree, chosen rows may be below other rows. */
function flat(choices: readonly FoundChoice[]): readonly FoundChoice[] {
  return choices.flatMap((choice) => [choice, ...flat(choice.children ?? [])])
}

/** Lists and empty values are not sent; the interface uses its default. */
function scalarsIn(parameters: LookupOptions['parameters'] = {}): Readonly<Record<string, Scalar>> {
  return Object.fromEntries(
    Object.entries(parameters).flatMap(([name, value]) =>
      typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
        ? [[name, value] as const]
        : [],
    ),
  )
}

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function textOf(value: unknown): string {
  return value === null || value === undefined ? '' : String(value)
}
