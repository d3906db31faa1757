import { z } from 'zod'
import {
  type ChoiceLimits,
  choiceLimits,
  limitsMistake,
  listed,
  type OneOrSeveral,
  oneOrSeveral,
  outOfLimits,
  splitChoices,
} from '../choices/choice.ts'
import { LocalizedText, listIn } from '../definition/localized-text.ts'
import { type DirectoryReferent, nameOf } from '../references/referent.ts'
import { type FieldKind, fieldKind } from './field-kind.ts'

/** The id of a person, department, post, role or group. */
export const referenceId = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/)
const thingIds = z
  .union([referenceId.transform((id) => [id]), z.array(referenceId).max(500)])
  .transform((ids) => [...new Set(ids)])

/** Ids that an administrator chose for a range. */
export const RangeIds = z.array(referenceId).max(500).default([])

/** Settings of every choice from the organization. */
export const referenceSettings = {
  placeholder: LocalizedText.default(''),
  multiple: z.boolean().default(false),
  ...choiceLimits,
  range: z.enum(['all', 'chosen']).default('all'),
}
export type ReferenceSettings = Readonly<{ placeholder: LocalizedText; multiple: boolean }>
type CountedSettings = ReferenceSettings & ChoiceLimits

/** Ranges relative to the person who chooses: where they work, with or without what is below. */
export const ownPlaces = ['none', 'own', 'ownAndBelow'] as const
const ownWords = { none: [], own: ['@currentOrg'], ownAndBelow: ['@currentOrgAndSubOrg'] } as const

export function ownRange(own: (typeof ownPlaces)[number]): readonly string[] {
  return ownWords[own]
}

type ReferenceRule<Settings> = Pick<FieldKind<Settings, OneOrSeveral>, 'settings' | 'range' | 'parameters'> &
  Readonly<{ of: (settings: Settings) => DirectoryReferent }>

/** Creates a kind whose value is an id from the organization, or several. The server checks that they exist. */
export function referenceKind<Settings extends CountedSettings>({ of, ...own }: ReferenceRule<Settings>) {
  return fieldKind<Settings, OneOrSeveral>({
    ...own,
    holds: 'value',
    open: 'closed',
    findsRecords: false,
    inSubTable: true,
    ...oneOrSeveral,
    value: ({ multiple }) => (multiple ? thingIds : referenceId),
    problem: (value, settings) =>
      settings.multiple ? outOfLimits(listed(value).length, settings) : undefined,
    mistake: limitsMistake,
    text: (value, settings, { locale, names }) =>
      listIn(
        locale,
        listed(value).map((id) => nameOf(names, of(settings), id)),
      ),
    parse: (text, settings, { idOf }) => {
      const ids = splitChoices(text).map((name) => idOf?.(of(settings), name) ?? name)
      return settings.multiple ? ids : (ids[0] ?? null)
    },
    searches: ['anyOf', 'isEmpty'],
    offers: () => undefined,
    names: of,
    references: (value, settings) => ({ [of(settings)]: listed(value) }),
  })
}
