import type { UserRow } from '@signet/contract'
import { matchesPerson, type Person, type Snapshot } from '../../people/directory/index.ts'
import { pageOfRows } from './page-of-rows.ts'
import { userRow } from './user-view.ts'

type PeopleQuery = Readonly<{
  keyword?: string | undefined
  cursor?: string | undefined
  currentPage?: number | undefined
  pageSize: number
}>

/** Returns a page of the people who match the keyword, ordered by pinyin. */
export function pageOfPeople(directory: Snapshot, people: readonly Person[], asked: PeopleQuery) {
  const found = people.filter((person) => matchesPerson(person, asked.keyword ?? ''))
  const page = pageOfRows(found, asked, ({ pinyin, id }) => [pinyin, id])

  return { ...page, list: page.list.map((person): UserRow => userRow(directory, person)) }
}
