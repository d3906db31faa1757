import {
  type FormPlan,
  type FormValues,
  findGivenRow,
  type PlanField,
  type Reader,
  textOfValue,
} from '@signet/form'

type Rows = readonly FormValues[]

/** Returns the rows of a value, or none if it is no list. */
export function rowsOf(value: FormValues[string] | undefined): Rows {
  return Array.isArray(value) ? (value as unknown as Rows) : []
}

type RowNaming = Readonly<{ marked: FormValues; stored: FormValues | undefined; newId: () => string }>

/**
 * Replaces marks by row ids: the stored row that a mark refers to, the given row of a new record, or a new
 * id.
 */
export function withRowIds({ fields }: Pick<FormPlan, 'fields'>, naming: RowNaming): FormValues {
  const { marked } = naming
  const tables = fields.filter(({ kind, key }) => kind.holds === 'rows' && Object.hasOwn(marked, key))
  const named = tables.map((table) => [table.key, namedRows(table, naming)] as const)
  return { ...marked, ...Object.fromEntries(named) }
}

function namedRows(table: PlanField, { marked, stored, newId }: RowNaming): FormValues[] {
  const own = rowsOf(stored?.[table.key])
  const taken = new Set<string>()
  return rowsOf(marked[table.key]).map((row) => {
    const given = stored ? undefined : findGivenRow(table, row, taken)
    if (given !== undefined) taken.add(given)
    return { ...row, id: storedRow(own, row)?.['id'] ?? given ?? newId() }
  })
}

type RecordVersions = Readonly<{ marked: FormValues; said: FormValues; stored: FormValues }>
type ComparisonSettings = Readonly<{
  reader: Reader
  /** Key fields, which are kept because they identify the record. */
  keys: readonly string[]
}>

/**
 * Drops cells whose text equals that of the stored value, so that an untouched export changes nothing even
 * where texts lose detail.
 */
export function withoutSame(
  { fields }: Pick<FormPlan, 'fields'>,
  { marked, said, stored }: RecordVersions,
  { reader, keys }: ComparisonSettings,
): FormValues {
  const tables = fields.filter(({ kind, key }) => kind.holds === 'rows' && Object.hasOwn(marked, key))
  const rows = tables.map(({ key, columns }) => {
    const own = rowsOf(stored[key])
    const words = rowsOf(said[key])
    return [
      key,
      rowsOf(marked[key]).map((row, at) =>
        dropUnchanged(
          columns,
          { marked: row, said: words[at] ?? {}, stored: storedRow(own, row) ?? {} },
          reader,
        ),
      ),
    ] as const
  })
  const flat = fields.filter((field) => !tables.includes(field) && !keys.includes(field.key))
  return { ...dropUnchanged(flat, { marked, said, stored }, reader), ...Object.fromEntries(rows) }
}

function storedRow(stored: Rows, row: FormValues): FormValues | undefined {
  const { place } = readMark(row['id'])
  return place === undefined ? undefined : stored[place - 1]
}

function dropUnchanged(
  fields: readonly PlanField[],
  { marked, said, stored }: RecordVersions,
  reader: Reader,
): FormValues {
  const same = new Set(
    fields
      .filter((field) => {
        const text = textOfValue(field, stored[field.key], reader).trim()
        return text !== '' && text === said[field.key]
      })
      .map(({ key }) => key),
  )
  return Object.fromEntries(Object.entries(marked).filter(([key]) => !same.has(key)))
}

/** Position of a sub-table row: its sheet row, and its row in the stored record (from 1) if given. */
export type RowMark = Readonly<{ line: number; place: number | undefined }>

/** Temporary id of a sub-table row until it is matched with the stored record: `12`, or `12-3`. */
export function writeMark({ line, place }: RowMark): string {
  return place === undefined ? String(line) : `${line}-${place}`
}

export function readMark(id: unknown): RowMark {
  const [line = '', place] = String(id).split('-')
  return { line: Number(line), place: place === undefined ? undefined : Number(place) }
}
