import { z } from 'zod'
import { fieldKind } from '../../field-kind.ts'
import { LocalizedText } from '../../localized-text.ts'
import { nameOf } from '../../referent.ts'
import { refuseValue } from '../../refuse-value.ts'

const mostPeople = 200

export const UserSelectSettings = z.strictObject({
  placeholder: LocalizedText.default(''),
  multiple: z.boolean().default(false),
  /** How many people at most, when several may be chosen. */
  maxPeople: z.number().int().min(1).max(mostPeople).default(mostPeople),
})
export type UserSelectSettings = Readonly<z.output<typeof UserSelectSettings>>
export type PeopleValue = string | null | readonly string[]

const personId = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/)
const personIds = z.union([personId.transform((id) => [id]), z.array(personId)]).transform((ids, context) => {
  const people = [...new Set(ids)]
  return people.length > mostPeople ? refuseValue(context, 'form.tooManyPeople', { max: mostPeople }) : people
})

/** A person by id, or several as a list of ids. That they exist is checked by the server (`referencesOf`). */
export const userSelect = fieldKind<UserSelectSettings, PeopleValue>({
  settings: UserSelectSettings,
  holds: 'value',
  inSubTable: true,
  empty: ({ multiple }) => (multiple ? [] : null),
  value: ({ multiple }) => (multiple ? personIds : personId),
  missing: 'form.requiredChoice',
  problem: (value, { maxPeople }) =>
    peopleIn(value).length > maxPeople
      ? { code: 'form.tooManyPeople', params: { max: maxPeople } }
      : undefined,
  column: ({ multiple }) =>
    multiple
      ? { type: 'text[]', index: 'members', references: 'person' }
      : { type: 'text', index: 'order', references: 'person' },
  valueType: ({ multiple }) => (multiple ? 'list<text>' : 'text'),
  text: (value, _settings, { locale, names }) =>
    peopleIn(value)
      .map((id) => nameOf(names, 'people', id))
      .join(locale === 'en-US' ? ', ' : '、'),
  parse: (text, { multiple }, { personByName }) => {
    const ids = text
      .split(/[,，、;；\n]/)
      .map((name) => name.trim())
      .filter(Boolean)
      .map((name) => personByName?.(name) ?? name)
    return multiple ? ids : (ids[0] ?? null)
  },
  searches: ['anyOf', 'isEmpty'],
  references: (value) => ({ people: peopleIn(value) }),
})

/** One or several people, as a list of ids. */
export function peopleIn(value: PeopleValue): readonly string[] {
  if (value === null) return []
  return typeof value === 'string' ? [value] : value
}
