import { Refusal, type RefusalParams } from '@signet/std'
import type { FieldDefinition } from '../definition/field-definition.ts'
import type { FormDefinition } from '../definition/form-definition.ts'
import type { FormRefusal } from '../definition/refusals.ts'
import { compileForm } from '../plan/compile-form.ts'
import type { FormPlan } from '../plan/form-plan.ts'
import { uniqueFields } from '../tables/tables-of.ts'
import { everyField, mapFields } from './tree.ts'

const mostMistakes = 50

/** A mistake in a draft: the path of the field and the wrong part (`visible`, `settings`, `checks.0.formula`). */
export type Mistake = Readonly<{ code: FormRefusal; params: RefusalParams; path?: string; part: string }>

/** Returns everything that prevents publication. Each wrong part is removed and the rest is tried again. */
export function findMistakes(form: FormDefinition): Mistake[] {
  const mistakes: Mistake[] = []
  let rest: FormDefinition | undefined = form
  while (rest && mistakes.length < mostMistakes) {
    const refusal = planOrRefusal(rest)
    if (!(refusal instanceof Refusal)) break
    const { mistake, without } = mistakeIn(rest, refusal)
    mistakes.push(mistake)
    rest = without
  }
  return mistakes
}

/** Returns the compiled draft, or undefined while it has a mistake. */
export function runningForm(form: FormDefinition): FormPlan | undefined {
  const plan = planOrRefusal(form)
  return plan instanceof Refusal ? undefined : plan
}

function planOrRefusal(form: FormDefinition): FormPlan | Refusal<FormRefusal> {
  try {
    const plan = compileForm(form)
    uniqueFields(plan)
    return plan
  } catch (error) {
    if (error instanceof Refusal) return error as Refusal<FormRefusal>
    throw error
  }
}

/** Returns the refusal at its field, and the form without the part that caused it. */
function mistakeIn(form: FormDefinition, { code, params }: Refusal<FormRefusal>): RemovedMistake {
  const names = String(params['path'] ?? '').split('.')
  const found = deepestField(form.fields, names)
  if (!found) return uniqueMistake(form, names, { code, params }) ?? circleOf(form, { code, params })

  const { field, part } = found
  const path = everyField(form.fields).find((placed) => placed.field === field)?.path
  const mistake: Mistake = { code, params, part: part.join('.'), ...(path === undefined ? {} : { path }) }
  return { mistake, without: { ...form, fields: replaced(form.fields, field, withoutPart(field, part)) } }
}

type MistakeReason = Pick<Mistake, 'code' | 'params'>
type RemovedMistake = Readonly<{ mistake: Mistake; without: FormDefinition | undefined }>

/** Fields that cannot identify records: `uniqueTogether.0`, or `<path>.unique`. */
function uniqueMistake(
  form: FormDefinition,
  names: readonly string[],
  why: MistakeReason,
): RemovedMistake | undefined {
  if (names[0] === 'uniqueTogether') {
    const rest = form.uniqueTogether.filter((_, at) => at !== Number(names[1]))
    return { mistake: { ...why, part: names.join('.') }, without: { ...form, uniqueTogether: rest } }
  }
  if (names.at(-1) !== 'unique') return undefined
  const path = names.slice(0, -1).join('.')
  const fields = mapFields(form.fields, (field, at) => (at === path ? { ...field, unique: false } : field))
  return { mistake: { ...why, part: 'unique', path }, without: { ...form, fields } }
}

/** A circular formula names all its fields; the mistake is shown at the first one. */
function circleOf(form: FormDefinition, { code, params }: MistakeReason): RemovedMistake {
  const [first] = String(params['path'] ?? '').split(' → ')
  const path = everyField(form.fields).find((placed) => placed.path === first)?.path
  return { mistake: { code, params, part: '', ...(path === undefined ? {} : { path }) }, without: undefined }
}

type FieldPart = Readonly<{ field: FieldDefinition; part: readonly string[] }>

/** Follows a path such as `fields.3.fields.0.visible` to the innermost field; the rest is the part. */
function deepestField(fields: readonly FieldDefinition[], names: readonly string[]): FieldPart | undefined {
  const [word, place, ...rest] = names
  const field = word === 'fields' ? fields[Number(place)] : undefined
  if (!field) return undefined
  return deepestField(field.fields, rest) ?? { field, part: rest }
}

/**
 * Removes a wrong formula alone, and replaces wrong settings by defaults, so that readers of the field stay valid.
 * Otherwise removes the whole field.
 */
function withoutPart(field: FieldDefinition, [name, place]: readonly string[]): FieldDefinition | undefined {
  if (name === 'visible' || name === 'requiredWhen' || name === 'default') {
    const { [name]: _gone, ...rest } = field
    return rest
  }
  if (name === 'checks') return { ...field, checks: field.checks.filter((_, at) => at !== Number(place)) }
  return name === 'settings' && Object.keys(field.settings).length > 0
    ? { ...field, settings: {} }
    : undefined
}

function replaced(
  fields: readonly FieldDefinition[],
  old: FieldDefinition,
  other: FieldDefinition | undefined,
): FieldDefinition[] {
  return fields.flatMap((field) => {
    if (field === old) return other ?? []
    const inside = replaced(field.fields, old, other)
    return inside.length === field.fields.length && inside.every((one, at) => one === field.fields[at])
      ? field
      : { ...field, fields: inside }
  })
}
