import {
  type FieldDefinition,
  type FormDefinition,
  type FormPlan,
  type FormRights,
  isHiddenByRights,
  type PlanField,
} from '@signet/form'

/**
 * A form without fields hidden from the reader. A hidden field that other rules read stays without labels and its own
 * rules, and its value is never sent. The source of data view rows is removed.
 */
export function visibleForm(form: FormPlan, rights: FormRights): FormDefinition {
  const isHidden = (path: string) => isHiddenByRights(rights, path)
  const showing = { form, isHidden, needed: neededBy(form, isHidden) }
  const { fields, uniqueTogether, dataView: _source, ...rest } = form.definition
  return {
    ...rest,
    fields: fields.flatMap((field) => shown(showing, field)),
    uniqueTogether: uniqueTogether.filter((together) => !together.fields.some(isHidden)),
  }
}

type VisibleForm = Readonly<{
  form: FormPlan
  isHidden: (path: string) => boolean
  needed: ReadonlySet<string>
}>

function shown(showing: VisibleForm, field: FieldDefinition, parent?: string): readonly FieldDefinition[] {
  const path = parent === undefined ? field.key : `${parent}.${field.key}`
  const holds = showing.form.byPath.get(path)?.kind.holds ?? 'nothing'
  if (holds === 'nothing') return [field]

  const table = holds === 'rows' ? field.key : undefined
  const { answers: _column, asks: _parameter, ...own } = field
  const whole = { ...own, fields: field.fields.flatMap((one) => shown(showing, one, table)) }
  if (holds === 'fields' || !showing.isHidden(path)) return [whole]
  return showing.needed.has(path) ? [bare(whole)] : []
}

/** Paths used by rules and settings of visible fields, and by calculations these read. */
function neededBy(
  { fields, displays, byPath }: FormPlan,
  isHidden: (path: string) => boolean,
): ReadonlySet<string> {
  const all = [...fields.flatMap((field) => [field, ...field.columns]), ...displays]
  const shown = all.filter(({ path }) => !isHidden(path))
  const needed = new Set<string>()
  const waiting = shown.flatMap((field) => [...readBy(field), ...namedIn(field)])
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const field = byPath.get(path)
    if (!field || needed.has(path)) continue
    needed.add(path)
    if (field.parent !== undefined) waiting.push(field.parent)
    if (isHidden(path)) waiting.push(...pathsRead([field.calculation]), ...namedIn(field))
  }
  return needed
}

function readBy({ calculation, visible, requiredWhen, initial, parameters, checks }: PlanField): string[] {
  return pathsRead([
    calculation,
    visible,
    requiredWhen,
    initial,
    ...Object.values(parameters),
    ...checks.map(({ rule }) => rule),
  ])
}

/** Keys named by settings, such as totals or the field of a QR code. */
function namedIn({ definition, columns, parent }: PlanField): string[] {
  const words = new Set<string>()
  JSON.stringify(definition.settings, (key, value: unknown) => {
    for (const word of [key, value]) if (typeof word === 'string') words.add(word)
    return value
  })
  const own = columns.filter(({ key }) => words.has(key)).map(({ path }) => path)
  const beside = parent === undefined ? [] : [...words].map((word) => `${parent}.${word}`)
  return [...own, ...beside, ...words]
}

function pathsRead(rules: readonly (PlanField['calculation'] | undefined)[]): string[] {
  return rules.flatMap((rule) =>
    (rule?.reads ?? []).flatMap((read) =>
      read.from === 'rows' ? [read.key, ...read.columns.map(({ path }) => path)] : [read.path],
    ),
  )
}

function bare(field: FieldDefinition): FieldDefinition {
  const { help: _help, default: _initial, visible: _visible, requiredWhen: _when, ...rest } = field
  return { ...rest, label: '', required: false, checks: [], inList: false, unique: false }
}
