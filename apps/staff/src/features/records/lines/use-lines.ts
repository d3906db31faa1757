import { valueCondition } from '@signet/list'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useClient } from '../../../kit/context/app-context.ts'
import { type ModelConfig, type RecordRow, type RecordSearch, useRecords } from '../queries.ts'
import type { Group, ListLine } from './list-line.ts'
import { type Branches, endOf, useBranches } from './use-branches.ts'

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
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = rows
  const loaded = rows.data?.pages.flatMap(({ list }) => list) ?? []

  const { toggle, more } = branches
  if (isGrouped)
    return { isTree: false, ...inGroups(groups.data?.list, branches), query: groups, toggle, more }
  return {
    isTree,
    query: rows,
    lines: loaded.flatMap((row) => recordLines(row, 0, isTree ? branches : undefined)),
    total: rows.data?.pages[0]?.pagination.total,
    hasMore: hasNextPage,
    failure: rows.isFetchNextPageError && !isFetchingNextPage ? rows.error : null,
    onEnd: () => {
      if (!isFetchingNextPage) void fetchNextPage()
    },
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
