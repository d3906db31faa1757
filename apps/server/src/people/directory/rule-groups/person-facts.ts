import type { accountKinds, memberRuleScope } from '@signet/contract'
import type { Person, Snapshot } from '../snapshot.ts'

/** What facts are read from; `groupsOf` returns ids. */
export type FactSource = Pick<
  Snapshot,
  'pathOf' | 'departmentOf' | 'companyOf' | 'postsOf' | 'rolesOf' | 'gradesOf' | 'calendar'
> &
  Readonly<{
    today: string
    groupsOf: (person: string) => readonly string[]
    /** By their names in rules. */
    attributesOf: (person: string) => Readonly<Record<string, unknown>> | undefined
  }>

type FactName = keyof typeof memberRuleScope

/** Returns what the names of a member rule mean for one person. */
export function readFacts(
  names: readonly string[],
  person: Person,
  source: FactSource,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    names.map((name) => [
      name,
      isFactName(name) ? readers[name](person, source) : (source.attributesOf(person.id)?.[name] ?? null),
    ]),
  )
}

/** What a fact follows from, for facts that many people share. */
const origins: Readonly<Partial<Record<FactName, (person: Person, source: FactSource) => string>>> = {
  departments: ({ id }, { postsOf }) => idsOf(postsOf(id)),
  department: ({ id }, { departmentOf }) => departmentOf(id) ?? '',
  company: ({ id }, { departmentOf }) => departmentOf(id) ?? '',
  posts: ({ id }, { postsOf }) => idsOf(postsOf(id)),
  heldRoles: ({ id }, { rolesOf }) => idsOf(rolesOf(id)),
  groups: ({ id }, { groupsOf }) => groupsOf(id).join(' '),
  grades: ({ id }, { gradesOf }) => idsOf(gradesOf(id)),
  years: ({ entryDate }) => entryDate ?? '',
  entryDate: ({ entryDate }) => entryDate ?? '',
  gender: ({ gender }) => gender,
  accountKind: (person, source) => accountKindOf(person, source),
}

function idsOf(named: readonly Readonly<{ id: string }>[]): string {
  return named.map(({ id }) => id).join(' ')
}

/**
 * Returns a function that writes down what the facts of a person follow from: people with the same words have the same
 * facts. Undefined when a fact is each person's own.
 */
export function originOf(
  names: readonly string[],
  source: FactSource,
): ((person: Person) => string) | undefined {
  const own = names.map((name) => (isFactName(name) ? origins[name] : originOfAttribute(name)))
  if (own.includes(undefined)) return undefined
  return (person) => own.map((origin) => origin?.(person, source)).join('|')
}

function originOfAttribute(name: string): (person: Person, source: FactSource) => string {
  return ({ id }, { attributesOf }) => JSON.stringify(attributesOf(id)?.[name] ?? null)
}

function isFactName(name: string): name is FactName {
  return Object.hasOwn(readers, name)
}

const readers: Readonly<Record<FactName, (person: Person, source: FactSource) => unknown>> = {
  departments: ({ id }, { postsOf, pathOf }) => [
    ...new Set(postsOf(id).flatMap(({ organizationId }) => pathOf(organizationId).map((unit) => unit.id))),
  ],
  department: ({ id }, { departmentOf }) => departmentOf(id) ?? null,
  company: ({ id }, { companyOf }) => companyOf(id) ?? null,
  posts: ({ id }, { postsOf }) => postsOf(id).map((post) => post.id),
  heldRoles: ({ id }, { rolesOf }) => rolesOf(id).map((role) => role.id),
  groups: ({ id }, { groupsOf }) => groupsOf(id),
  grades: ({ id }, { gradesOf }) => gradesOf(id).map((grade) => grade.id),
  years: ({ entryDate }, { today }) => yearsBetween(entryDate, today),
  entryDate: ({ entryDate }) => entryDate,
  gender: ({ gender }) => (gender === 'unknown' ? null : gender),
  accountKind: (person, source) => accountKindOf(person, source),
  account: ({ account }) => account,
  name: ({ name }) => name,
  employeeNumber: ({ employeeNumber }) => employeeNumber,
  email: ({ email }) => email,
}

/** Returns whole years between two days; null without a first day and when it is still to come. */
export function yearsBetween(from: string | null, to: string): number | null {
  if (from === null || from > to) return null
  const isBeforeTheDay = to.slice(5) < from.slice(5)
  return Number(to.slice(0, 4)) - Number(from.slice(0, 4)) - (isBeforeTheDay ? 1 : 0)
}

function accountKindOf(
  { id, isAdministrator }: Person,
  { gradesOf }: FactSource,
): (typeof accountKinds)[number] {
  if (isAdministrator) return 'administrator'
  return gradesOf(id).length > 0 ? 'gradeAdministrator' : 'member'
}
