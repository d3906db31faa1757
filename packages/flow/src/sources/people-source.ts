import { z } from 'zod'
import { department } from './department.ts'
import { departmentHead } from './department-head.ts'
import { field } from './field.ts'
import { group } from './group.ts'
import { manager } from './manager.ts'
import { people } from './people.ts'
import { position } from './position.ts'
import { role } from './role.ts'
import type { Asking } from './source-kind.ts'
import { starter } from './starter.ts'

/** Every way to find people. A new one is its file and one line here and in the union. */
export const sourceKinds = {
  people,
  starter,
  manager,
  departmentHead,
  position,
  role,
  group,
  department,
  field,
} as const

export const PeopleSource = z.discriminatedUnion('kind', [
  people.settings,
  starter.settings,
  manager.settings,
  departmentHead.settings,
  position.settings,
  role.settings,
  group.settings,
  department.settings,
  field.settings,
])
export type PeopleSource = z.infer<typeof PeopleSource>

export type Found = Readonly<{ person: string; source: string }>

/** Everybody active that the sources name, once each, in order, with the kind that found them first. */
export function findPeople(sources: readonly PeopleSource[], asking: Asking): readonly Found[] {
  const found = new Map<string, Found>()
  for (const source of sources)
    for (const person of namedBy(source, asking))
      if (!found.has(person) && asking.facts.directory.isActive(person))
        found.set(person, { person, source: source.kind })
  return [...found.values()]
}

function namedBy(source: PeopleSource, asking: Asking): readonly string[] {
  const find: (settings: never, asking: Asking) => readonly string[] = sourceKinds[source.kind].find
  return find(source as never, asking)
}
