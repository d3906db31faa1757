import type { Client } from '@signet/client'
import { useQuery } from '@tanstack/react-query'
import { useClient } from '../../../kit/context/app-context.ts'

export type SampleRow = Readonly<{ id: string; texts: Readonly<Record<string, string>> }>

const mostRows = 8

/** A few real records with the texts of all fields, including fields that no published list shows yet. */
export function useSample(modelId: string, isModel: boolean) {
  const { records } = useClient()
  return useQuery({
    queryKey: ['records', modelId, 'sample'],
    queryFn: ({ signal }) => sampleOf(records, modelId, signal),
    enabled: isModel,
  })
}

async function sampleOf(records: Client['records'], modelId: string, signal: AbortSignal) {
  const { list, pagination } = await records.list({ modelId, pageSize: mostRows }, { signal })
  const ids = list.map(({ id }) => id)
  const printed = ids.length > 0 ? (await records.print({ modelId, ids }, { signal })).list : []
  const rows = list.map(({ id, texts }): SampleRow => {
    const lines = printed.find((one) => one.id === id)?.lines ?? []
    return { id, texts: { ...Object.fromEntries(lines.flatMap(textsOf)), ...texts } }
  })
  return { rows, total: pagination.total }
}

type Line = Awaited<ReturnType<Client['records']['print']>>['list'][number]['lines'][number]

/** The columns of a sub-table share one cell, a line per row. */
function textsOf({ path, text, rows = [] }: Line): (readonly [string, string])[] {
  const cells = Map.groupBy(rows.flat(), (cell) => cell.path)
  return [
    [path, text],
    ...Array.from(cells, ([column, all]) => [column, all.map((cell) => cell.text).join('、')] as const),
  ]
}
