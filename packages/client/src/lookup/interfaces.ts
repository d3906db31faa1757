import type { Asked, Found, Json, Source } from './source.ts'

const pageSize = 20

/** Rows of a data interface, by `<id>/<value>/<label>`, and `/<children>` where rows hold rows. */
export const interfaces: Source = {
  search: async ({ dataInterfaces }, { name, words = '', parameters, columns = [], page }, signal) => {
    const reading = readName(name)
    const asked = { id: reading.id, paramList: paramListOf(parameters) }
    if (page === undefined) {
      const rows = await dataInterfaces.preview(asked, { signal })
      const choices = rows.map((row) => found(row, reading))
      return { choices: choices.filter((one) => isNamed(one, words)), hasMore: false }
    }
    const searched = [...new Set([reading.label, ...columns])].join(',')
    const { list, pagination } = await dataInterfaces.rows(
      { ...asked, keyword: words, columnOptions: searched, currentPage: page, pageSize },
      { signal },
    )
    return {
      choices: list.map((row) => found(row, reading)),
      hasMore: pagination.currentPage * pagination.pageSize < pagination.total,
    }
  },
  byIds: async ({ dataInterfaces }, ids, { name, parameters }) => {
    const reading = readName(name)
    const rows = await dataInterfaces.rowsByIds({
      id: reading.id,
      ids: [...ids],
      propsValue: reading.value,
      relationField: reading.label,
      paramList: paramListOf(parameters),
    })
    const there = rows.filter((row) => Object.hasOwn(row, reading.value)).map((row) => found(row, reading))
    if (reading.children === '' || there.length === ids.length) return there

    const whole = await dataInterfaces.preview({ id: reading.id, paramList: paramListOf(parameters) })
    return flat(whole.map((row) => found(row, reading))).filter(({ id }) => ids.includes(id))
  },
}

/** In a tree, what was chosen may lie below other rows. */
function flat(choices: readonly Found[]): readonly Found[] {
  return choices.flatMap((choice) => [choice, ...flat(choice.children ?? [])])
}

type Reading = ReturnType<typeof readName>
type Row = Readonly<Record<string, unknown>>

function readName(name: string) {
  const [id = '', value = 'id', label = 'fullName', children = ''] = name.split('/')
  return { id, value, label, children }
}

/** What a row of the wire says; it came as JSON. */
function found(row: Row, reading: Reading): Found {
  const below = row[reading.children]
  const children = Array.isArray(below) ? below.filter(isRow).map((child) => found(child, reading)) : []
  return {
    id: textOf(row[reading.value]),
    name: textOf(row[reading.label]),
    columns: row as Readonly<Record<string, Json>>,
    ...(children.length > 0 && { children, hasChildren: true }),
  }
}

/** A list of values is not for one parameter; what is undecided is left to the interface. */
function paramListOf(parameters: Asked['parameters'] = {}) {
  return Object.entries(parameters).flatMap(([field, value]) =>
    typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
      ? [{ field, defaultValue: value }]
      : [],
  )
}

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isNamed({ name }: Found, words: string): boolean {
  return name.toLowerCase().includes(words.toLowerCase())
}

function textOf(value: unknown): string {
  return value === null || value === undefined ? '' : String(value)
}
