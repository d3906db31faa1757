import type { FormDefinitionInput } from '@signet/form'
import type { Attributes } from '../log/survey.ts'
import { deriveNames } from './derive-names.ts'

export type DerivedForm = Readonly<{
  definition: FormDefinitionInput
  /** The field of each attribute. */
  keys: ReadonlyMap<string, string>
}>

const longestText = 2000

/** A field that says which way a case goes on. The first option is the default. */
type Signpost = Readonly<{
  key: string
  label: string
  options: readonly Readonly<{ id: string; label: string }>[]
}>

export const yesOrNo: Signpost['options'] = [
  { id: 'no', label: '否' },
  { id: 'yes', label: '是' },
]

/** The form of a flow: the attributes of the log's cases, and what says the way. */
export function deriveForm(
  key: string,
  { attributes, ways }: Readonly<{ attributes: Attributes; ways: readonly Signpost[] }>,
): DerivedForm {
  const keys = deriveNames([...attributes.keys()], 'a')
  const ofCase = [...attributes].map(([name, kind], place) => ({
    key: keys.get(name) ?? '',
    kind: kind === 'number' ? 'number' : 'input',
    label: name.slice(0, 500),
    inList: place < 3,
    ...(kind === 'number' ? {} : { settings: { maxLength: longestText } }),
  }))
  const ofWay = ways.map(({ key, label, options }) => ({
    key,
    kind: 'radio',
    label,
    settings: { options: [...options] },
    default: { value: options[0]?.id ?? '' },
  }))
  return { keys, definition: { version: 1, key, title: key, fields: [...ofCase, ...ofWay] } }
}

/** Whether the approver at this place of the order is asked. */
export function askedKey(place: number): string {
  return `ask${place + 1}`
}

/** The values of the case itself. */
export function caseValues(
  { keys }: DerivedForm,
  attributes: ReadonlyMap<string, string>,
): Record<string, string> {
  return Object.fromEntries(
    [...attributes].flatMap(([name, value]) => {
      const key = keys.get(name)
      return key === undefined ? [] : [[key, value.slice(0, longestText)] as const]
    }),
  )
}
