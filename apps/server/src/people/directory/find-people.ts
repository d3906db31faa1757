import type { Person } from './directory-rows.ts'

/**
 * Whether a keyword occurs in a person's name, account, phone, full pinyin or initials. An empty keyword
 * matches everyone.
 */
export function matchesPerson({ name, account, pinyin, mobilePhone }: Person, keyword: string): boolean {
  const wanted = keyword.trim().toLowerCase()
  if (wanted === '') return true

  const latin = wanted.replaceAll(' ', '')
  return (
    name.toLowerCase().includes(wanted) ||
    account.toLowerCase().includes(wanted) ||
    mobilePhone.startsWith(wanted) ||
    pinyin.split(' ').some((spelling) => spelling.includes(latin))
  )
}
