import type { FlowDefinitionDraft } from '@signet/flow'
import type { FormDefinitionInput } from '@signet/form'
import type { Attributes } from '../log/survey.ts'

type DerivedForm = Readonly<{
  definition: FormDefinitionInput
  /** Field keys by attribute. */
  keys: ReadonlyMap<string, string>
}>

const longestText = 2000

/** A field that selects the route of a case. The first option is the default. */
type Signpost = Readonly<{
  key: string
  label: string
  options: readonly Readonly<{ id: string; label: string }>[]
}>

export const yesOrNo: Signpost['options'] = [
  { id: 'no', label: '否' },
  { id: 'yes', label: '是' },
]

/** Derives the form of a flow: the attributes of the log's cases, and the fields that select routes. */
export function deriveForm(
  key: string,
  { attributes, ways }: Readonly<{ attributes: Attributes; ways: readonly Signpost[] }>,
): DerivedForm {
  const keys = deriveNames([...attributes.keys()], 'a')
  const ofCase = [...attributes].map(([name, kind], index) => ({
    key: keys.get(name) ?? '',
    kind: kind === 'number' ? 'number' : 'input',
    label: name.slice(0, 500),
    inList: index < 3,
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

/** The key of the field that says whether the approver at this position decides. */
export function approverKey(index: number): string {
  return `ask${index + 1}`
}

/** Returns the values of the case's own attributes. */
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

/** Returns codes and keys that the product accepts, a different one for each name of the log. */
export function deriveNames(names: readonly string[], prefix: string): ReadonlyMap<string, string> {
  const taken = new Set<string>()
  return new Map(
    names.map((name) => {
      const plain = `${prefix}${wordsOf(name) || 'Other'}`.slice(0, 24)
      let code = plain
      for (let number = 2; taken.has(code.toLowerCase()); number += 1) code = `${plain}${number}`
      taken.add(code.toLowerCase())
      return [name, code]
    }),
  )
}

function wordsOf(name: string): string {
  return name
    .split(/[^A-Za-z0-9]+/)
    .filter((word) => word !== '')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase())
    .join('')
}

/** A flow that a log needs, before its people and roles exist. */
export type PlannedFlow = Readonly<{
  name: string
  /** The code of the form and the flow. */
  key: string
  roles: readonly string[]
  form: DerivedForm
  flow: (roleIds: ReadonlyMap<string, string>) => FlowDefinitionDraft
}>
