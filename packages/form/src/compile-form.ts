import { Refusal } from '@signet/std'
import { compileRules } from './compile-rules.ts'
import type { DraftField } from './draft-field.ts'
import type { FieldDefinition } from './field-definition.ts'
import type { FieldKind } from './field-kind.ts'
import { fieldKinds, isFieldKindName } from './fields/index.ts'
import type { FormPlan } from './form-plan.ts'
import { linkFields } from './link-fields.ts'
import { invalid, readDefinition } from './read-definition.ts'
import { formScope } from './scope-of.ts'
import { sqlName } from './sql-name.ts'

/**
 * Makes a definition ready to work: kinds looked up, settings parsed, formulas parsed and typed, the order of
 * evaluation found. Done once per definition; everything else takes the plan.
 * Takes any JSON and refuses `form.definitionInvalid`, `form.formulaInvalid` and `form.circularFormula`.
 */
export function compileForm(definition: unknown): FormPlan {
  const parsed = readDefinition(definition)
  const fields = draftFields(parsed.fields, ['fields'])
  const scope = formScope(fields)
  const linked = linkFields(compileRules(fields, scope))
  const byPath = new Map(linked.order.map((field) => [field.path, field]))

  return { definition: parsed, ...linked, byPath, scope }
}

type At = readonly (string | number)[]
type AnyDefinition = FieldDefinition | FieldDefinition['fields'][number]

function draftFields(definitions: readonly AnyDefinition[], at: At, parent?: string): DraftField[] {
  const names = new Map<string, number>()
  return definitions.map((definition, place) => {
    const here = [...at, place]
    const name = sqlName(definition.key)
    if (names.has(name)) refuse([...here, 'key'], 'names the same column as another field')
    names.set(name, place)
    return draftField(definition, here, parent)
  })
}

function draftField(definition: AnyDefinition, at: At, parent: string | undefined): DraftField {
  const kindName = definition.kind
  if (!isFieldKindName(kindName)) return refuse([...at, 'kind'], 'is not a kind of field')
  const kind: FieldKind = fieldKinds[kindName]
  if (parent !== undefined && !kind.inSubTable) refuse([...at, 'kind'], 'cannot stand in a sub-table')

  const settings = kind.settings.safeParse(definition.settings)
  if (!settings.success) throw invalid([...at, 'settings'], settings.error)

  const columns = 'fields' in definition ? definition.fields : []
  if (kind.holds === 'value' && columns.length > 0) refuse([...at, 'fields'], 'only a sub-table has columns')
  const drafts = draftFields(columns, [...at, 'fields'], definition.key)
  const mistake = kind.mistake?.(
    settings.data,
    drafts.map(({ key, kind: { valueType }, settings: own }) => ({ key, type: valueType(own) })),
  )
  if (mistake) refuse([...at, 'settings'], mistake)
  return {
    at,
    path: parent === undefined ? definition.key : `${parent}.${definition.key}`,
    key: definition.key,
    ...(parent === undefined ? {} : { parent }),
    definition,
    kindName,
    kind,
    settings: settings.data,
    empty: kind.empty(settings.data),
    schema: kind.value(settings.data),
    columns: drafts,
  }
}

function refuse(at: At, reason: string): never {
  throw new Refusal('form.definitionInvalid', { path: at.join('.'), reason })
}
