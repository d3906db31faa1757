import { z } from 'zod'
import { listed, type OneOrSeveral } from '../../../choices/one-or-several.ts'
import { FormulaText } from '../../../definition/field-definition.ts'
import { LocalizedText, listIn } from '../../../definition/localized-text.ts'
import { fieldKind } from '../../../kind/field-kind.ts'
import { ownPlaces, ownRange, RangeIds, thingId } from '../../../kind/thing-kind.ts'
import { refuseValue } from '../../../problems/refuse-value.ts'
import { nameOf } from '../../../references/referent.ts'

const mostPeople = 200

export const UserSelectSettings = z.strictObject({
  placeholder: LocalizedText.default(''),
  multiple: z.boolean().default(false),
  /** How many people at least and at most, when several may be chosen. */
  minPeople: z.number().int().min(0).max(mostPeople).default(0),
  maxPeople: z.number().int().min(1).max(mostPeople).default(mostPeople),
  /** Everybody; these people and members; or the members of what another field says. */
  range: z.enum(['all', 'chosen', 'members']).default('all'),
  people: RangeIds,
  organizations: RangeIds,
  positions: RangeIds,
  roles: RangeIds,
  groups: RangeIds,
  own: z.enum(ownPlaces).default('none'),
  /** Does an organization stand for everybody below it, too? */
  withBelow: z.boolean().default(true),
  /** With the range `members`: members of what, and the formula that says of which; a list of ids, or one. */
  membersOf: z.enum(['organizations', 'positions', 'roles', 'groups', 'people']).default('organizations'),
  members: FormulaText.default('organization'),
})
export type UserSelectSettings = Readonly<z.output<typeof UserSelectSettings>>
export type PeopleValue = OneOrSeveral

const personIds = z.union([thingId.transform((id) => [id]), z.array(thingId)]).transform((ids, context) => {
  const people = [...new Set(ids)]
  return people.length > mostPeople ? refuseValue(context, 'form.tooManyPeople', { max: mostPeople }) : people
})

/** A person by id, or several as a list of ids. That they exist and may be chosen is checked by the server. */
export const userSelect = fieldKind<UserSelectSettings, PeopleValue>({
  settings: UserSelectSettings,
  holds: 'value',
  inSubTable: true,
  empty: ({ multiple }) => (multiple ? [] : null),
  value: ({ multiple }) => (multiple ? personIds : thingId),
  missing: 'form.requiredChoice',
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
  valueType: ({ multiple }) => (multiple ? 'list<text>' : 'text'),
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
  names: () => 'people',
  references: (value) => ({ people: listed(value) }),
})

/** Among whom: each id with what it is, `<id>--role`, and words for where whoever fills in works. */
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

/** What a formula over another choice comes to: one id, or several. */
function idsIn(members: unknown): readonly string[] {
  const ids = Array.isArray(members) ? members : [members]
  return ids.filter((id): id is string => typeof id === 'string')
}
