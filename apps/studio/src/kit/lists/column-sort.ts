import type { TableProps } from 'antd'
import { type ListSearch, useListSearch } from './list-search.ts'

/**
 * Returns what lets a column choose the order of its list, by the word that the address keeps. With `compare` the table
 * orders its rows; without, the call of the list does.
 */
export function useColumnSort() {
  const { search } = useListSearch()
  const isDown = search.order === 'descending'
  return <Row>(word: string, compare?: (one: Row, other: Row) => number) => ({
    key: word,
    sorter: compare ?? true,
    sortOrder: search.sort === word ? (isDown ? ('descend' as const) : ('ascend' as const)) : null,
  })
}

export type ColumnSort = ReturnType<typeof useColumnSort>

type Sorter = Parameters<NonNullable<TableProps['onChange']>>[2]

/** The order that a press on a column head chose, as the address keeps it. A column without a word is a time. */
export function orderOf(
  sorter: Sorter,
): Pick<{ [Name in keyof ListSearch]: string | undefined }, 'sort' | 'order'> {
  const chosen = Array.isArray(sorter) ? sorter[0] : sorter
  const columnKey = chosen?.columnKey
  const order = chosen?.order
  if (columnKey === undefined) return { sort: undefined, order: order === 'ascend' ? 'oldest' : undefined }
  return { sort: String(columnKey), order: order === 'descend' ? 'descending' : undefined }
}
