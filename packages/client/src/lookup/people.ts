import type { UserRow } from '@signet/contract'
import type { Found, Source } from './source.ts'

const pageSize = 30

/** Colleagues by name, pinyin, account or phone; the note says where they work. */
export const people: Source = {
  search: async ({ organization }, { words: keyword = '', range, page: currentPage = 1 }, signal) => {
    const asked = { keyword, currentPage, pageSize }
    const { list, next } = range
      ? await organization.selectedUsers({ ...asked, ids: [...range] }, { signal })
      : await organization.users(asked, { signal })
    return { choices: list.map(personOf), hasMore: next !== null }
  },
  byIds: async ({ organization }, ids) =>
    (await organization.usersByIds({ ids: [...ids] })).list.map(personOf),
}

function personOf({ id, realName, headIcon, organize, position }: UserRow): Found {
  const note = [organize, position].filter(Boolean).join(' · ')
  return { id, name: realName, ...(headIcon && { picture: headIcon }), ...(note && { note }) }
}
