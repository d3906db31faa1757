import type { Found, Json, Source } from './source.ts'

const pageSize = 20

/** Records of a model, by `<model>/<label>`: the field that a record is called by; `id` leaves it to the list. */
export const models: Source = {
  search: async ({ records }, { name, words = '', columns = [], page = 1 }, signal) => {
    const { list, pagination } = await records.choose(
      { ...asked(name, columns), keyword: words, queryType: 1, currentPage: page, pageSize },
      { signal },
    )
    return {
      choices: list.map(found),
      hasMore: pagination.currentPage * pagination.pageSize < pagination.total,
      total: pagination.total,
    }
  },
  byIds: async ({ records }, ids, { name, columns = [] }) =>
    (await records.choose({ ...asked(name, columns), ids: [...ids] })).list.map(found),
}

function asked(name: string, columns: readonly string[]) {
  const [id = '', label = 'id'] = name.split('/')
  return { id, columnOptions: columns.join(','), ...(label !== 'id' && { relationField: label }) }
}

type Row = Readonly<{
  id: string
  text: string
  values: Readonly<Record<string, unknown>>
  columns: Readonly<Record<string, string>>
}>

/** `columns` holds values, to fill fields with; `texts` is how they read. Values came as JSON. */
function found({ id, text, values, columns: texts }: Row): Found {
  return { id, name: text, columns: values as Readonly<Record<string, Json>>, texts }
}
