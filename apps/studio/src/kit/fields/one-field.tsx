import { effect } from '@preact/signals-core'
import {
  createFormStore,
  definitionVersion,
  FieldDefinition,
  type FieldKindName,
  type FieldValue,
  type FormDefinition,
  type FormStore,
  isEmptyValue,
  rightsAtStart,
} from '@signet/form'
import { runningForm } from '@signet/form/design'
import { FormField, FormProvider } from '@signet/form-ui'
import { useT } from '@signet/i18n/react'
import { canonicalJson } from '@signet/std'
import { useEffect, useMemo, useRef } from 'react'
import { useFormEnvironment, useFormulaContext } from '../context/use-form-environment.ts'
import styles from '../properties/properties.module.css'

type OneFieldProps = Readonly<{
  kind: FieldKindName
  settings?: FieldDefinition['settings']
  /** The accessible name of the control. */
  label: string
  value: FieldValue | undefined
  onChange: (value: FieldValue | undefined) => void
}>

/** A value in the control of its field kind, outside any form. An empty value is `undefined`. */
export function OneField({ kind, settings = {}, label, value, onChange }: OneFieldProps) {
  const t = useT()
  const fieldJson = canonicalJson({ kind, label, settings })
  const plan = useMemo(() => createPlan(fieldJson), [fieldJson])
  const environment = useFormEnvironment()
  const store = useStore(plan, value)
  useValueSync(store, value, onChange)
  if (!store) return <p className={styles.help}>{t('rules.notFixed')}</p>

  return (
    <FormProvider store={store} environment={environment} pointer="fine">
      <FormField path={key} isBare />
    </FormProvider>
  )
}

const key = 'value'

/** Undefined while the settings are invalid, or depend on other fields. */
function createPlan(fieldJson: string) {
  const field = FieldDefinition.parse({ key, ...JSON.parse(fieldJson) })
  const form: FormDefinition = {
    version: definitionVersion,
    key: 'one',
    title: '',
    fields: [field],
    uniqueTogether: [],
  }
  return runningForm(form)
}

function useStore(plan: ReturnType<typeof createPlan>, value: FieldValue | undefined): FormStore | undefined {
  const context = useFormulaContext()
  const first = useRef(value)
  first.current = value
  return useMemo(() => {
    const values = first.current === undefined ? {} : { [key]: first.current }
    return plan && createFormStore(plan, { rights: rightsAtStart(), context, values })
  }, [plan, context])
}

/** Reports input. Applies outside changes, such as undo, without reporting them. */
function useValueSync(
  store: FormStore | undefined,
  value: FieldValue | undefined,
  onChange: OneFieldProps['onChange'],
): void {
  const outside = useRef({ value, onChange })
  outside.current = { value, onChange }

  useEffect(() => {
    if (store && !isSameValue(readValue(store), value)) store.set(key, value ?? null)
  }, [store, value])

  useEffect(() => {
    if (!store) return
    return effect(() => {
      if (store.edits.value === 0) return
      const now = readValue(store)
      if (!isSameValue(now, outside.current.value)) outside.current.onChange(now)
    })
  }, [store])
}

function readValue(store: FormStore): FieldValue | undefined {
  return dropEmptyValue(store.values()[key])
}

/** Maps every empty value to `undefined`. */
function dropEmptyValue(value: FieldValue | undefined): FieldValue | undefined {
  return value === undefined || isEmptyValue(value) ? undefined : value
}

function isSameValue(one: FieldValue | undefined, other: FieldValue | undefined): boolean {
  return canonicalJson(dropEmptyValue(one) ?? null) === canonicalJson(dropEmptyValue(other) ?? null)
}
