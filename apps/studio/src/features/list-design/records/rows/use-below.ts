import { useQueries } from '@tanstack/react-query'
import { useClient } from '../../../../shell/desk.ts'
import { type RecordRow, recordPageQuery } from '../queries.ts'
import { useRecordsDesk } from '../records-desk.ts'

const most = 200

/** The records below those that are open, by the one above them; at most 200 of each. */
export function useBelow(open: readonly string[]) {
  const client = useClient()
  const { config, question } = useRecordsDesk()
  const answers = useQueries({
    queries: open.map((parent) =>
      recordPageQuery(client, config.id, { question: { ...question, parent }, page: 1, pageSize: most }),
    ),
  })
  return {
    rows: new Map(open.map((id, at) => [id, answers[at]?.data?.list ?? []])),
    error: answers.find(({ error }) => error)?.error,
    isFetching: answers.some(({ isFetching }) => isFetching),
    isCut: answers.some(({ data }) => data?.next),
  }
}

export type TreeRow = RecordRow & Readonly<{ children?: TreeRow[] }>

/** A record with what is known of the records below it; none yet is an empty list. */
export function withBelow(row: RecordRow, below: ReadonlyMap<string, readonly RecordRow[]>): TreeRow {
  if (!row.hasChildren) return row
  return { ...row, children: (below.get(row.id) ?? []).map((child) => withBelow(child, below)) }
}
