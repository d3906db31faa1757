import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { useClient } from '../../../kit/context/app-context.ts'
import type { RecordRow, RecordSearch } from '../queries.ts'
import type { ListLine } from './list-line.ts'

const pageSize = 50

/** The loaded rows below an opened group or record. */
type Branch = Readonly<{
  rows: readonly RecordRow[]
  /** How many more there are; undefined while unknown. */
  left: number | undefined
  error: Error | null
  retry: () => void
}>

export type Branches = ReturnType<typeof useBranches>

/** Branches are loaded when opened; `searchOf` returns the search of one. */
export function useBranches(modelId: string, searchOf: (branch: string) => RecordSearch) {
  const { records } = useClient()
  const [pages, setPages] = useState<ReadonlyMap<string, number>>(new Map())
  const wanted = [...pages].flatMap(([branch, count]) =>
    Array.from({ length: count }, (_, at) => ({ branch, page: at + 1, search: searchOf(branch) })),
  )
  const queries = useQueries({
    queries: wanted.map(({ page, search }) => ({
      queryKey: ['records', modelId, 'branch', search, page],
      queryFn: ({ signal }: Readonly<{ signal: AbortSignal }>) =>
        records.list({ modelId, ...search, currentPage: page, pageSize }, { signal }),
    })),
  })

  const inBranch = (branch: string): Branch => {
    const own = queries.filter((_, at) => wanted[at]?.branch === branch)
    const rows = own.flatMap(({ data }) => data?.list ?? [])
    const isWaiting = own.some(({ data }) => data === undefined)
    const total = own[0]?.data?.pagination.total ?? 0
    const failed = own.find(({ data, error }) => error && data === undefined)
    return {
      rows,
      left: isWaiting ? undefined : Math.max(0, total - rows.length),
      error: failed?.error ?? null,
      retry: () => void failed?.refetch(),
    }
  }
  return {
    inBranch,
    isOpen: (branch: string) => pages.has(branch),
    toggle: (branch: string) => setPages((before) => toggled(before, branch)),
    more: (branch: string) =>
      setPages((before) => new Map(before).set(branch, (before.get(branch) ?? 0) + 1)),
  }
}

function toggled(before: ReadonlyMap<string, number>, branch: string): ReadonlyMap<string, number> {
  const next = new Map(before)
  if (!next.delete(branch)) next.set(branch, 1)
  return next
}

/** The last line of a branch: loading, failed, or more to load. */
export function endOf(branch: string, depth: number, { left, error, retry }: Branch): ListLine[] {
  if (error) return [{ is: 'failed', key: `${branch} failed`, depth, error, onRetry: retry }]
  if (left === undefined) return [{ is: 'waiting', key: `${branch} waiting`, depth }]
  return left > 0 ? [{ is: 'more', key: `${branch} more`, branch, depth, left }] : []
}
