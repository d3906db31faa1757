import { z } from 'zod'
import { listed, type OneOrSeveral, oneOrSeveral } from '../../choices/choice.ts'
import { FormulaText } from '../../definition/field-definition.ts'
import { LocalizedText, listIn } from '../../definition/localized-text.ts'
import { fieldKind } from '../../kind/field-kind.ts'
import { ownPlaces, ownRange, RangeIds, referenceId } from '../../kind/thing-kind.ts'
import { refuseValue } from '../../problems/problem.ts'
import { nameOf } from '../../references/referent.ts'

const mostPeople = 200

export const UserSelectSettings = z.strictObject({
  placeholder: LocalizedText.default(''),
  multiple: z.boolean().default(false),
  /** The least and most people where several can be chosen. */
  minPeople: z.number().int().min(0).max(mostPeople).default(0),
  maxPeople: z.number().int().min(1).max(mostPeople).default(mostPeople),
  /** Everyone, the chosen people and members, or members of the value of another field. */
  range: z.enum(['all', 'chosen', 'members']).default('all'),
  people: RangeIds,
  organizations: RangeIds,
  positions: RangeIds,
  roles: RangeIds,
  groups: RangeIds,
  own: z.enum(ownPlaces).default('none'),
  /** Whether an organization includes the organizations below it. */
  withBelow: z.boolean().default(true),
  /** For the range `members`: what they are members of, and a formula for its id or ids. */
  membersOf: z.enum(['organizations', 'positions', 'roles', 'groups', 'people']).default('organizations'),
  members: FormulaText.default('organization'),
})
export type UserSelectSettings = Readonly<z.output<typeof UserSelectSettings>>
export type PeopleValue = OneOrSeveral

const personIds = z
  .union([referenceId.transform((id) => [id]), z.array(referenceId)])
  .transform((ids, context) => {
    const people = [...new Set(ids)]
    return people.length > mostPeople
      ? refuseValue(context, 'form.tooManyPeople', { max: mostPeople })
      : people
  })

/** A person by id, or several as a list of ids. The server checks that they exist and may be chosen. */
export const userSelect = fieldKind<UserSelectSettings, PeopleValue>({
  settings: UserSelectSettings,
  holds: 'value',
  open: 'closed',
  findsRecords: false,
  inSubTable: true,
  ...oneOrSeveral,
  value: ({ multiple }) => (multiple ? personIds : referenceId),
  problem: (value, { multiple, minPeople, maxPeople }) => {
    const count = listed(value).length
    if (multiple && count < minPeople) return { code: 'form.tooFewPeople', params: { min: minPeople } }
    return count > maxPeople ? { code: 'form.tooManyPeople', params: { max: maxPeople } } : undefined
  },
  mistake: ({ minPeople, maxPeople }) =>
    minPeople > maxPeople ? 'asks for more people than it allows' : undefined,
  column: ({ multiple }) =>
    multiple
      ? { type: 'text[]', index: 'members', references: 'person' }
      : { type: 'text', index: 'order', references: 'person' },
  parameters: ({ range, members }) => (range === 'members' ? { members } : {}),
  range: (settings, { members }) => rangeOf(settings, members),
  text: (value, _settings, { locale, names }) =>
    listIn(
      locale,
      listed(value).map((id) => nameOf(names, 'people', id)),
    ),
  parse: (text, { multiple }, { personByName, idOf }) => {
    const ids = text
      .split(/[,，、;；\n]/)
      .map((name) => name.trim())
      .filter(Boolean)
      .map((name) => personByName?.(name) ?? idOf?.('people', name) ?? name)
    return multiple ? ids : (ids[0] ?? null)
  },
  searches: ['anyOf', 'isEmpty'],
  offers: () => undefined,
  names: () => 'people',
  references: (value) => ({ people: listed(value) }),
})

/** Returns the range as ids with their type (`<id>--role`) and words for the places where the person works. */
function rangeOf(settings: UserSelectSettings, members: unknown): readonly string[] | undefined {
  const { range, people, organizations, positions, roles, groups, own, membersOf } = settings
  if (range === 'all') return undefined

  const organize = settings.withBelow ? 'organizeTree' : 'organize'
  const suffixes = {
    organizations: organize,
    positions: 'position',
    roles: 'role',
    groups: 'group',
    people: 'user',
  }
  const of = (ids: readonly string[], what: keyof typeof suffixes) =>
    ids.map((id) => `${id}--${suffixes[what]}`)
  if (range === 'members') return of(idsIn(members), membersOf)

  return [
    ...of(people, 'people'),
    ...of(organizations, 'organizations'),
    ...of(positions, 'positions'),
    ...of(roles, 'roles'),
    ...of(groups, 'groups'),
    ...ownRange(own),
  ]
}

/** Reads the result of a formula over another choice as a list of ids. */
function idsIn(members: unknown): readonly string[] {
  const ids = Array.isArray(members) ? members : [members]
  return ids.filter((id): id is string => typeof id === 'string')
}
