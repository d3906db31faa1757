import type { FormDefinitionInput } from '@signet/form'
import { deriveNames } from './derive-names.ts'
import type { Attributes } from './survey.ts'

export type DerivedForm = Readonly<{
  definition: FormDefinitionInput
  /** The field of each attribute. */
  keys: ReadonlyMap<string, string>
}>

const longestText = 2000

/** The form of a document: the attributes of the log's cases, and for each place in the order whether it is asked. */
export function deriveForm(
  key: string,
  { attributes, order }: Readonly<{ attributes: Attributes; order: readonly string[] }>,
): DerivedForm {
  const keys = deriveNames([...attributes.keys()], 'a')
  const ofCase = [...attributes].map(([name, kind], place) => ({
    key: keys.get(name) ?? '',
    kind: kind === 'number' ? 'number' : 'input',
    label: name.slice(0, 500),
    inList: place < 3,
    ...(kind === 'number' ? {} : { settings: { maxLength: longestText } }),
  }))
  const ofWay = order.map((role, place) => ({
    key: askedKey(place),
    kind: 'radio',
    label: role,
    settings: {
      options: [
        { id: 'yes', label: '是' },
        { id: 'no', label: '否' },
      ],
    },
    default: { value: 'no' },
  }))
  return { keys, definition: { version: 1, key, title: key, fields: [...ofCase, ...ofWay] } }
}

/** Whether the approver at this place of the order is asked. */
export function askedKey(place: number): string {
  return `ask${place + 1}`
}

/** The values that a submission carries. */
export function valuesOf(
  { keys }: DerivedForm,
  attributes: ReadonlyMap<string, string>,
  asked: Readonly<{ order: readonly string[]; places: readonly number[] }>,
): Record<string, string> {
  const ofCase = [...attributes].flatMap(([name, value]) => {
    const key = keys.get(name)
    return key === undefined ? [] : [[key, value.slice(0, longestText)] as const]
  })
  const ofWay = asked.order.map(
    (_, place) => [askedKey(place), asked.places.includes(place) ? 'yes' : 'no'] as const,
  )
  return Object.fromEntries([...ofCase, ...ofWay])
}
