import { contract } from '@signet/contract'
import { serve } from '../../http/serve.ts'
import type { Person, Snapshot } from '../../people/directory/index.ts'
import { pageOfPeople } from './page-of-people.ts'

type Circle = (directory: Snapshot, me: string) => (colleague: Person) => boolean

/** The people one may write to, by wire number. */
const circles: Readonly<Record<number, Circle>> = {
  2: (directory, me) => {
    const department = directory.departmentOf(me)
    return ({ id }) => department !== undefined && directory.departmentOf(id) === department
  },
  3: (directory, me) => {
    const own = new Set(directory.postsOf(me).map(({ id }) => id))
    return ({ id }) => directory.postsOf(id).some((post) => own.has(post.id))
  },
  6: (directory, me) => {
    const company = companyOf(directory, me)
    return ({ id }) => company !== undefined && companyOf(directory, id) === company
  },
}

export const receiveUsers = serve(contract.organization.receiveUsers, async ({ input, actor, server }) => {
  const directory = await server.directories.of(actor.tenant)
  const isIn = circles[input.type]?.(directory, actor.personId) ?? (() => true)
  const others = [...directory.people.values()].filter(
    (person) => person.isEnabled && person.id !== actor.personId && isIn(person),
  )

  return pageOfPeople(directory, others, input)
})

/** Returns the nearest company above a person's department. */
function companyOf(directory: Snapshot, person: string): string | undefined {
  return directory
    .pathOf(directory.departmentOf(person) ?? '')
    .findLast(({ category }) => category === 'company')?.id
}
