import { type DepartmentCode, posts } from './organizations.ts'
import { people } from './people.ts'

/** The department of a person's major post. */
export function departmentOf(account: string): DepartmentCode {
  const person = people.find((one) => one.account === account)
  return person ? posts[person.posts[0]].department : 'board'
}

/** The accounts of everybody else in the same department. */
export function colleaguesOf(account: string): readonly string[] {
  const department = departmentOf(account)
  return people.map((one) => one.account).filter((one) => one !== account && departmentOf(one) === department)
}
