import type { contract, ParsedOutput } from '@signet/contract'
import { valueCondition } from '@signet/list'
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useClient } from '../../../kit/context/app-context.ts'
import { nextPageOf } from '../../../kit/lists/next-page.ts'
import { type ModelConfig, type RecordRow, type RecordSearch, useRecords } from '../queries.ts'

const top = '-1'

export type Lines = ReturnType<typeof useLines>

/**
 * The lines of a list in its layout: flat, grouped, or a tree. A searched tree is flat, because matches may
 * be anywhere in it.
 */
export function useLines(config: ModelConfig, search: RecordSearch) {
  const { layout, group, tree } = config.list
  const isGrouped = layout === 'groups' && group !== undefined
  const isTree = layout === 'tree' && tree !== undefined && !search.words && !search.filter
  const field = group?.field ?? ''
  const rows = useRecords(config.id, isTree ? { ...search, parent: top } : search, { isWanted: !isGrouped })
  const groups = useGroups(config.id, search, { isWanted: isGrouped })
  const branches = useBranches(config.id, (branch) =>
    isGrouped
      ? inGroup(config, search, { field, value: JSON.parse(branch) as Group['value'] })
      : { ...search, parent: branch },
  )
  const loaded = rows.data?.pages.flatMap(({ list }) => list) ?? []

  const { toggle, more } = branches
  if (isGrouped)
    return { isTree: false, ...inGroups(groups.data?.list, branches), query: groups, toggle, more }
  return {
    isTree,
    query: rows,
    lines: loaded.flatMap((row) => recordLines(row, 0, isTree ? branches : undefined)),
    total: rows.data?.pages[0]?.pagination.total,
    ...nextPageOf(rows),
    toggle,
    more,
  }
}

/** All groups come in one answer, so there is no next page. */
function inGroups(groups: readonly Group[] | undefined, branches: Branches) {
  return {
    lines: (groups ?? []).flatMap((one) => groupLines(one, branches)),
    total: groups?.reduce((sum, { count }) => sum + count, 0),
    hasMore: false,
    failure: null,
    onEnd: () => undefined,
  }
}

function recordLines(row: RecordRow, depth: number, branches: Branches | undefined): ListLine[] {
  const isOpen = branches && row.hasChildren ? branches.isOpen(row.id) : undefined
  const line: ListLine = { is: 'record', key: row.id, row, depth, isOpen }
  if (!branches || !isOpen) return [line]

  const branch = branches.inBranch(row.id)
  return [
    line,
    ...branch.rows.flatMap((child) => recordLines(child, depth + 1, branches)),
    ...endOf(row.id, depth + 1, branch),
  ]
}

function groupLines(group: Group, branches: Branches): ListLine[] {
  const key = JSON.stringify(group.value)
  const isOpen = branches.isOpen(key)
  const heading: ListLine = { is: 'heading', key, group, isOpen }
  if (!isOpen) return [heading]

  const branch = branches.inBranch(key)
  return [heading, ...branch.rows.flatMap((row) => recordLines(row, 0, undefined)), ...endOf(key, 0, branch)]
}

/** The groups of a grouped list, each with count and sums. */
function useGroups(
  modelId: string,
  { sort: _sort, ...question }: RecordSearch,
  { isWanted }: Readonly<{ isWanted: boolean }>,
) {
  const { records } = useClient()
  return useQuery({
    queryKey: ['records', modelId, 'groups', question],
    queryFn: ({ signal }) => records.groups({ modelId, ...question }, { signal }),
    enabled: isWanted,
    placeholderData: keepPreviousData,
  })
}

/** Narrows a search to the records of one group. */
function inGroup(
  { fields }: Pick<ModelConfig, 'fields'>,
  search: RecordSearch,
  { field, value }: Readonly<{ field: string; value: Group['value'] }>,
): RecordSearch {
  const operators = fields.find(({ path }) => path === field)?.operators ?? []
  const { operator, value: compared } = valueCondition({ path: field, operators }, value)
  const condition = { field, operator, ...(compared !== undefined && { value: compared }) }
  return {
    ...search,
    filter: { match: 'all', conditions: [condition, ...(search.filter ? [search.filter] : [])] },
  }
}

const pageSize = 50

/** The loaded rows below an opened group or record. */
type Branch = Readonly<{
  rows: readonly RecordRow[]
  /** How many more there are; undefined while unknown. */
  left: number | undefined
  error: Error | null
  retry: () => void
}>

type Branches = ReturnType<typeof useBranches>

/** Branches are loaded when opened; `searchOf` returns the search of one. */
function useBranches(modelId: string, searchOf: (branch: string) => RecordSearch) {
  const { queries, wanted, pages, setPages } = useBranchPages({ searchOf, modelId })

  const inBranch = (branch: string): Branch => {
    const own = queries.filter((_, at) => wanted[at]?.branch === branch)
    const rows = own.flatMap(({ data }) => data?.list ?? [])
    const isWaiting = own.some(({ data }) => data === undefined)
    const last = own.at(-1)?.data
    // A total that is cut says only that there are more.
    const left = Math.max(1, (last?.pagination.total ?? 0) - rows.length)
    const failed = own.find(({ data, error }) => error && data === undefined)
    return {
      rows,
      left: isWaiting ? undefined : last?.next ? left : 0,
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

type BranchPagesOptions = Readonly<{ searchOf: (branch: string) => RecordSearch; modelId: string }>

function useBranchPages({ searchOf, modelId }: BranchPagesOptions) {
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

  return { queries, wanted, pages, setPages }
}

function toggled(before: ReadonlyMap<string, number>, branch: string): ReadonlyMap<string, number> {
  const next = new Map(before)
  if (!next.delete(branch)) next.set(branch, 1)
  return next
}

/** The last line of a branch: loading, failed, or more to load. */
function endOf(branch: string, depth: number, { left, error, retry }: Branch): ListLine[] {
  if (error) return [{ is: 'failed', key: `${branch} failed`, depth, error, onRetry: retry }]
  if (left === undefined) return [{ is: 'waiting', key: `${branch} waiting`, depth }]
  return left > 0 ? [{ is: 'more', key: `${branch} more`, branch, depth, left }] : []
}

type Group = ParsedOutput<(typeof contract)['records']['groups']>['list'][number]

/** A line of a list: a record, the head of a group, or a placeholder for rows to load. */
export type ListLine =
  | Readonly<{ is: 'record'; key: string; row: RecordRow; depth: number; isOpen: boolean | undefined }>
  | Readonly<{ is: 'heading'; key: string; group: Group; isOpen: boolean }>
  | Readonly<{ is: 'waiting'; key: string; depth: number }>
  | Readonly<{ is: 'more'; key: string; branch: string; depth: number; left: number }>
  | Readonly<{ is: 'failed'; key: string; depth: number; error: Error; onRetry: () => void }>
