import { type FieldDefinition, type FormDefinition, isFieldKindName, LocalizedText } from '@signet/form'
import { changeField, everyField, type FieldChange } from '@signet/form/design'
import { type PanelRow, panels } from '@signet/form-ui/studio'
import { withText } from '../../../kit/properties/words-control.tsx'

/** The path to a text inside the form or a field: `settings`, `options`, 2, `label`. */
type Steps = readonly (string | number)[]

/** One translatable text of an administrator. */
export type FormText = Readonly<{
  id: string
  /** The path of its field; undefined for the form's own texts. */
  path?: string
  steps: Steps
  text: LocalizedText
  /** The key of its label, and its number where there are several. */
  name: string
  number?: string
}>

/**
 * All texts of a form in reading order. Empty texts need no translation, except labels. `category` is kept beside the
 * definition.
 */
export function listFormTexts(form: FormDefinition, category = ''): FormText[] {
  const own = [
    { steps: ['title'], text: form.title, name: 'form-design.title' },
    {
      steps: ['category'],
      text: category && withText(form.category ?? '', 'zh-CN', category),
      name: 'form-design.category',
    },
    ...form.uniqueTogether.map(({ message = '' }, at) => ({
      steps: ['uniqueTogether', at, 'message'],
      text: message,
      name: 'form-design.uniqueTogether.message',
      number: String(at + 1),
    })),
  ].filter(({ text }) => text !== '')
  const inFields = everyField(form.fields).flatMap(({ path, field }) =>
    textsOfField(field).map((one) => ({ ...one, path })),
  )
  return [...own, ...inFields].map((one) => ({ ...one, id: idOf(one) }))
}

export function setFormText(
  form: FormDefinition,
  { path, steps }: FormText,
  text: LocalizedText,
): FormDefinition {
  const [first = ''] = steps
  if (path === undefined) return setIn(form, steps, text) as FormDefinition
  const field = everyField(form.fields).find((placed) => placed.path === path)?.field
  if (!field) return form
  const changed = setIn(field, steps, text) as Readonly<Record<string, unknown>>
  return changeField(form, path, { [first]: changed[first] } as FieldChange).form
}

type FoundText = Pick<FormText, 'steps' | 'text' | 'name' | 'number'>

function textsOfField(field: FieldDefinition): FoundText[] {
  const panel = isFieldKindName(field.kind) ? panels[field.kind] : []
  const found: FoundText[] = [
    { steps: ['label'], text: field.label, name: 'form-design.label' },
    { steps: ['help'], text: field.help ?? '', name: 'form-design.help' },
    ...field.checks.map(({ message }, at) => ({
      steps: ['checks', at, 'message'],
      text: message,
      name: 'form-design.check.message',
      number: String(at + 1),
    })),
    ...panel.flatMap((row) => textsOfRow(field, row)),
  ]
  return found.filter(({ text }, at) => at === 0 || text !== '')
}

/** Texts of a setting: its own, or those in a list of any depth. */
function textsOfRow({ kind, settings }: FieldDefinition, row: PanelRow): FoundText[] {
  const at = ['settings', row.setting]
  const name = `${kind}.setting.${row.setting}`
  const found = (part: string) => textsInList(settings[row.setting], part, at)
  switch (row.control) {
    case 'words':
      return [{ steps: at, text: textIn(settings[row.setting]), name }]
    case 'options':
    case 'optionTree':
      return found('label').map((one) => ({ ...one, name }))
    case 'slots':
      return found('title').map((one) => ({ ...one, name }))
    case 'rows':
      return row.columns
        .filter(({ control }) => control === 'words')
        .flatMap((column) => found(column.name).map((one) => ({ ...one, name: `${name}.${column.name}` })))
    default:
      return []
  }
}

/** Numbered like chapters: `2.1` is below `2`. */
function textsInList(list: unknown, part: string, above: Steps, under = ''): Omit<FoundText, 'name'>[] {
  if (!Array.isArray(list)) return []
  return list.flatMap((one: Readonly<Record<string, unknown>>, at) => {
    const here = [...above, at]
    const number = `${under}${at + 1}`
    return [
      { steps: [...here, part], text: textIn(one[part]), number },
      ...textsInList(one['children'], part, [...here, 'children'], `${number}.`),
    ]
  })
}

function textIn(value: unknown): LocalizedText {
  const parsed = LocalizedText.safeParse(value)
  return parsed.success ? parsed.data : ''
}

function idOf({ path = '', steps }: Pick<FormText, 'path' | 'steps'>): string {
  return `${path}/${steps.join('/')}`
}

function setIn(whole: unknown, [step, ...rest]: Steps, value: unknown): unknown {
  if (step === undefined) return value
  if (Array.isArray(whole)) return whole.with(Number(step), setIn(whole[Number(step)], rest, value))
  const parts = whole as Readonly<Record<string, unknown>>
  return { ...parts, [step]: setIn(parts[step], rest, value) }
}
