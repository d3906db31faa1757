import {
  type Organization,
  orgNameTree,
  type Person,
  type Post,
  type Snapshot,
} from '../../../people/directory/index.ts'
import type { SheetLine } from './sheet-lines.ts'
import type { Notes } from './wrong-cells.ts'

/** A post that people of a sheet are given and that does not exist yet. */
export type NewPost = Readonly<{ id: string; organizationId: string; name: string; code: string }>

/** Posts of departments by their name; one that a department does not have is made. */
export function openPosts(directory: Snapshot, newId: () => string) {
  const byPlace = new Map<string, Post | NewPost>()
  for (const post of directory.posts.values()) byPlace.set(placeOf(post.organizationId, post.name), post)
  const made: NewPost[] = []
  return {
    made: (): readonly NewPost[] => made,
    inDepartment: (organizationId: string, name: string): Post | NewPost => {
      const place = placeOf(organizationId, name)
      const known = byPlace.get(place)
      if (known) return known
      const id = newId()
      const post = { id, organizationId, name, code: `p-${id.slice(-12)}` }
      made.push(post)
      byPlace.set(place, post)
      return post
    },
  }
}

type Finding = Readonly<{ notes: Notes; newId: () => string; memberPost: string }>

/**
 * Finds the posts of people by code, by path or by name in their department. A name that a department does not have
 * becomes a new post; without a name people get the post of members, unless they work there already.
 */
export function openPostFinder(directory: Snapshot, { notes, newId, memberPost }: Finding) {
  const units = openUnitFinder(directory)
  const byCode = new Map([...directory.posts.values()].map((post) => [post.code, post]))
  const { made, inDepartment } = openPosts(directory, newId)

  const find = (text: string, department: Organization | undefined): Post | NewPost | undefined => {
    const known = byCode.get(text)
    if (known) return known
    const cut = text.lastIndexOf('/')
    const unit = cut < 0 ? department : units.find(text.slice(0, cut))
    const name = text.slice(cut + 1)
    return unit && name !== '' && name.length <= 100 ? inDepartment(unit.id, name) : undefined
  }

  const memberOf = (unit: Organization, person: Person | undefined): readonly string[] | undefined => {
    const worksThere = person && directory.postsOf(person.id).some((post) => post.organizationId === unit.id)
    return worksThere ? undefined : [inDepartment(unit.id, memberPost).id]
  }
  const unitOf = ({ number: row, cells: { department = '' } }: SheetLine): Organization | undefined => {
    const unit = units.find(department)
    const cell = { row, column: 'department', value: department }
    if (department !== '' && !unit) notes.add({ ...cell, reason: 'unknownDepartment' })
    if (unit?.isClosed) notes.add({ ...cell, reason: 'closed' })
    return unit
  }
  const named = (line: SheetLine, unit: Organization | undefined): readonly string[] => {
    const found = postNames(line).map((name) => ({ name, post: find(name, unit) }))
    for (const { name, post } of found)
      if (!post) notes.add({ row: line.number, column: 'posts', value: name, reason: 'unknownPost' })
    return [...new Set(found.flatMap(({ post }) => post?.id ?? []))]
  }

  return {
    made,
    /** Undefined: they keep their posts. */
    of: (line: SheetLine, person: Person | undefined): readonly string[] | undefined => {
      const unit = unitOf(line)
      if (notes.isWrong(line.number)) return undefined
      if (postNames(line).length > 0) return named(line, unit)
      return unit && memberOf(unit, person)
    },
  }
}

function postNames({ cells: { posts = '' } }: SheetLine): readonly string[] {
  const names = posts.split(/[;；,，、]/).map((name) => name.trim())
  return names.filter((name) => name !== '')
}

function placeOf(organizationId: string, name: string): string {
  return `${organizationId} ${name}`
}

/** Finds departments by code or by path. */
function openUnitFinder(directory: Snapshot) {
  const known = new Map<string, Organization>()
  for (const unit of directory.organizations.values()) {
    known.set(orgNameTree(directory, unit.id), unit)
  }
  const byCode = new Map([...directory.organizations.values()].map((unit) => [unit.code, unit]))
  return { find: (text: string): Organization | undefined => byCode.get(text) ?? known.get(text) }
}
