import { type DepartmentCode, posts } from './organizations.ts'
import { people } from './people.ts'

/** Returns the department of a person's primary post. */
export function departmentOf(account: string): DepartmentCode {
  const person = people.find((one) => one.account === account)
  return person ? posts[person.posts[0]].department : 'board'
}

/** Returns the accounts of all others in the department. */
export function colleaguesOf(account: string): readonly string[] {
  const department = departmentOf(account)
  return people.map((one) => one.account).filter((one) => one !== account && departmentOf(one) === department)
}
