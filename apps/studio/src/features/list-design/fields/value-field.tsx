import {
  compileForm,
  createFormStore,
  type FieldDefinition,
  type FieldKindName,
  type FieldValue,
  FormDefinition,
  type FormPlan,
  type InputType,
  inputKindOf,
  rightsAtStart,
  schemaOf,
} from '@signet/form'
import { kindOf, runningForm } from '@signet/form/design'
import { FormField, FormProvider } from '@signet/form-ui'
import { isProblem, parseFormula, type Scope, type ValueType } from '@signet/formula'
import { useT } from '@signet/i18n/react'
import type { ListField, Operator, SystemType } from '@signet/list'
import { caseStatuses, sharedStyles } from '@signet/ui'
import { useEffect, useMemo, useRef } from 'react'
import { useFormEnvironment, useFormulaContext } from '../../../kit/context/use-form-environment.ts'
import { RuleField } from '../../../kit/rules/rule-field.tsx'
import { useProblemSentence } from '../../../kit/rules/use-problem-sentence.ts'
import styles from './fields.module.css'

type ValueFieldProps = Readonly<{
  field: ListField
  operator: Operator
  value: unknown
  onChange: (value: FieldValue) => void
}>

/** The value of a condition, in the field's own control. */
export function ValueField({ field, operator, value, onChange }: ValueFieldProps) {
  const t = useT()
  const context = useFormulaContext()
  const environment = useFormEnvironment()
  const plan = useMemo(
    () =>
      createConditionForm(
        field,
        operator,
        caseStatuses.map((id) => ({ id, label: t(`flow.status.${id}`) })),
      ),
    [field, operator, t],
  )
  const lastReported = useRef<string>(undefined)
  const text = JSON.stringify(value ?? null)
  const outside = lastReported.current === text ? undefined : text
  const initialText = useRef<string | undefined>(outside)
  if (outside !== undefined) initialText.current = outside
  const start = initialText.current
  const store = useMemo(
    () =>
      createFormStore(plan, {
        rights: rightsAtStart(),
        context,
        values: fillConditionForm(plan, operator, JSON.parse(start ?? 'null')),
      }),
    [plan, context, operator, start],
  )
  const report = useRef(onChange)
  report.current = onChange
  useEffect(
    () =>
      store.edits.subscribe((count) => {
        if (count === 0) return
        const next = readConditionValue(operator, store.values())
        lastReported.current = JSON.stringify(next)
        report.current(next)
      }),
    [store, operator],
  )

  return (
    <FormProvider store={store} environment={environment} pointer="fine">
      <div className={styles.values}>
        {plan.fields.map(({ path }) => (
          <FormField key={path} path={path} isBare />
        ))}
      </div>
    </FormProvider>
  )
}

type ValueControl = Readonly<{ kind: FieldKindName; settings: Readonly<Record<string, unknown>> }>

const systemInputs: Readonly<Record<Exclude<SystemType, 'status'>, InputType>> = {
  person: 'people',
  instant: 'date',
  organization: 'organizations',
  position: 'positions',
}

type Choice = Readonly<{ id: string; label: string }>

/** Creates a form with one field, or two for a range, to enter the value of a condition. */
function createConditionForm(field: ListField, operator: Operator, statuses: readonly Choice[]): FormPlan {
  const form = FormDefinition.parse(draftForm(findValueControl(field, operator, statuses), operator))
  const plain = () => FormDefinition.parse(draftForm(inputKindOf('text'), operator))
  return runningForm(form) ?? compileForm(plain())
}

/** Reads a condition's value. The "one of" operators need a list. */
function readConditionValue(operator: Operator, values: Readonly<Record<string, FieldValue>>): FieldValue {
  if (operator === 'between') return [values['from'] ?? null, values['to'] ?? null] as FieldValue
  const value = values['one'] ?? null
  const isList = operator === 'anyOf' || operator === 'noneOf'
  if (!isList || Array.isArray(value)) return value
  return value === null || value === '' ? [] : ([value] as FieldValue)
}

/** Converts a condition's value to form values; the inverse of `readConditionValue`. */
function fillConditionForm(plan: FormPlan, operator: Operator, value: unknown): Record<string, FieldValue> {
  if (operator === 'between') {
    const [from, to] = Array.isArray(value) ? value : []
    return { from: fitValue(plan, 'from', from), to: fitValue(plan, 'to', to) }
  }
  return { one: fitValue(plan, 'one', value) }
}

function fitValue(plan: FormPlan, key: string, value: unknown): FieldValue {
  const field = plan.byPath.get(key)
  const candidates: unknown[] = [value, Array.isArray(value) ? value[0] : [value]]
  for (const one of candidates) {
    const read = field && schemaOf(field).safeParse(one)
    if (read?.success) return read.data
  }
  return field?.empty ?? null
}

function draftForm(asking: ValueControl, operator: Operator) {
  const keys = operator === 'between' ? ['from', 'to'] : ['one']
  return { version: 1, key: 'asking', fields: keys.map((key) => ({ ...asking, key, label: key })) }
}

function findValueControl(field: ListField, operator: Operator, statuses: readonly Choice[]): ValueControl {
  if (operator === 'contains' || operator === 'notContains') return inputKindOf('text')
  if (field.from === 'form') {
    const { kindName: kind, definition } = field.field
    return { kind, settings: allowSeveral(kind, definition.settings, operator) }
  }
  if (field.type === 'status') return { kind: 'checkbox', settings: { options: statuses } }

  const { kind, settings } = inputKindOf(systemInputs[field.type])
  return { kind, settings: allowSeveral(kind, settings, operator) }
}

/** Allows several values for the "one of" operators, if the kind supports it. */
function allowSeveral(kind: FieldKindName, settings: Readonly<Record<string, unknown>>, operator: Operator) {
  if (operator !== 'anyOf' && operator !== 'noneOf') return settings
  const many = { ...settings, multiple: true }
  const read = kindOf({ kind })?.settings.safeParse(many)
  return read?.success ? many : settings
}

type RuleFormulaProps = Readonly<{
  id: string
  /** The accessible name. */
  label: string
  /** The fields available to the formula; time and person always are. */
  of?: Readonly<{ fields: readonly FieldDefinition[]; scope: Scope }>
  wants?: ValueType
  value: string
  onChange: (formula: string) => void
}>

const noFields = { fields: [], scope: {} }

/** A formula of the list, with errors shown at once. */
export function RuleFormula({ id, label, of = noFields, wants, value, onChange }: RuleFormulaProps) {
  const sentence = useProblemSentence(of.fields)
  const parsed = value === '' ? undefined : parseFormula(value, of.scope, wants)
  return (
    <>
      <RuleField id={id} label={label} fields={of.fields} wants={wants} value={value} onChange={onChange} />
      {parsed && isProblem(parsed) && (
        <p className={sharedStyles.problem} role="alert">
          {sentence(parsed.code, parsed.params)}
        </p>
      )}
    </>
  )
}
