import type { UserRow } from '@signet/contract'
import { matchesPerson, type Person, type Snapshot } from '../../directory/index.ts'
import { pageOfRows } from './page-of-rows.ts'
import { userRow } from './user-view.ts'

type Asked = Readonly<{
  keyword?: string | undefined
  cursor?: string | undefined
  currentPage?: number | undefined
  pageSize: number
}>

/** A page of those of these people whom the keyword finds, ordered by pinyin. */
export function pageOfPeople(directory: Snapshot, people: readonly Person[], asked: Asked) {
  const found = people.filter((person) => matchesPerson(person, asked.keyword ?? ''))
  const page = pageOfRows(found, asked, ({ pinyin, id }) => [pinyin, id])

  return { ...page, list: page.list.map((person): UserRow => userRow(directory, person)) }
}
