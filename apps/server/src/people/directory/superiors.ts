import type { Organization, Person, Post } from './snapshot.ts'

type DirectoryMaps = Readonly<{
  people: ReadonlyMap<string, Person>
  posts: ReadonlyMap<string, Post>
  organizations: ReadonlyMap<string, Organization>
}>

/**
 * Returns who manages whom. A direct manager is the one set on the person; else the holder of the nearest
 * post above the primary post; else the head of the nearest organization upwards. No one manages
 * themselves: a head is managed by the next head above.
 */
export function findSuperiors(maps: DirectoryMaps) {
  const { departmentOf, directManagerOf } = findDirectManagers(maps)

  return {
    departmentOf,
    managerOf(person: string, levels: number): string | undefined {
      const passed = new Set<string>()
      let leader = person
      for (let level = 0; level < levels; level += 1) {
        passed.add(leader)
        const next = directManagerOf(leader)
        if (next === undefined || passed.has(next)) return undefined
        leader = next
      }
      return levels > 0 ? leader : undefined
    },
    headOf(organization: string, levelsUp: number): string | undefined {
      let place = maps.organizations.get(organization)
      for (let level = 0; level < levelsUp && place; level += 1)
        place = maps.organizations.get(place.parentId ?? '')
      return place?.headId ?? undefined
    },
  }
}

function findDirectManagers({ people, posts, organizations }: DirectoryMaps) {
  const departmentOf = (person: string) => posts.get(people.get(person)?.majorPostId ?? '')?.organizationId

  const dutyAbove = (person: string): string | undefined => {
    let post = posts.get(posts.get(people.get(person)?.majorPostId ?? '')?.parentId ?? '')
    for (; post; post = posts.get(post.parentId ?? '')) {
      if (post.dutyPersonId && post.dutyPersonId !== person) return post.dutyPersonId
    }
    return undefined
  }
  const headAbove = (person: string): string | undefined => {
    let organization = organizations.get(departmentOf(person) ?? '')
    for (; organization; organization = organizations.get(organization.parentId ?? '')) {
      if (organization.headId && organization.headId !== person) return organization.headId
    }
    return undefined
  }
  const directManagerOf = (person: string) =>
    people.get(person)?.managerId ?? dutyAbove(person) ?? headAbove(person)

  return { departmentOf, directManagerOf }
}
