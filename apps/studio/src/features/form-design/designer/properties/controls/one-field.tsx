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
import { FormField, FormSurroundings } from '@signet/form/react'
import { useT } from '@signet/i18n/react'
import { canonicalJson } from '@signet/std'
import { useEffect, useMemo, useRef } from 'react'
import { useFormEnvironment } from '../../../use-form-environment.ts'
import { useAround } from '../../use-around.ts'
import styles from '../properties.module.css'

type OneFieldProps = Readonly<{
  kind: FieldKindName
  settings?: FieldDefinition['settings']
  /** Names the control for those who do not see what stands above it. */
  label: string
  value: FieldValue | undefined
  onChange: (value: FieldValue | undefined) => void
}>

/** A value entered in the control that people will have, outside of any form. Nothing entered is `undefined`. */
export function OneField({ kind, settings = {}, label, value, onChange }: OneFieldProps) {
  const t = useT()
  const written = canonicalJson({ kind, label, settings })
  const plan = useMemo(() => planOf(written), [written])
  const environment = useFormEnvironment()
  const store = useStore(plan, value)
  useFollowing(store, value, onChange)
  if (!store) return <p className={styles.help}>{t('form-design.default.notFixed')}</p>

  return (
    <FormSurroundings store={store} environment={environment} pointer="fine">
      <FormField path={key} isBare />
    </FormSurroundings>
  )
}

const key = 'value'

/** Undefined while the settings are wrong, or depend on other fields. */
function planOf(written: string) {
  const field = FieldDefinition.parse({ key, ...JSON.parse(written) })
  const form: FormDefinition = {
    version: definitionVersion,
    key: 'one',
    title: '',
    fields: [field],
    uniqueTogether: [],
  }
  return runningForm(form)
}

function useStore(plan: ReturnType<typeof planOf>, value: FieldValue | undefined): FormStore | undefined {
  const around = useAround()
  const first = useRef(value)
  first.current = value
  return useMemo(() => {
    const values = first.current === undefined ? {} : { [key]: first.current }
    return plan && createFormStore(plan, { rights: rightsAtStart(), around, values })
  }, [plan, around])
}

/** What is entered goes out; what changes outside (undo) comes in, without going out again. */
function useFollowing(
  store: FormStore | undefined,
  value: FieldValue | undefined,
  onChange: OneFieldProps['onChange'],
): void {
  const outside = useRef({ value, onChange })
  outside.current = { value, onChange }

  useEffect(() => {
    if (store && !isSame(entered(store), value)) store.set(key, value ?? null)
  }, [store, value])

  useEffect(() => {
    if (!store) return
    return effect(() => {
      if (store.edits.value === 0) return
      const now = entered(store)
      if (!isSame(now, outside.current.value)) outside.current.onChange(now)
    })
  }, [store])
}

function entered(store: FormStore): FieldValue | undefined {
  return filled(store.values()[key])
}

/** Every way of being empty is the same: nothing entered. */
function filled(value: FieldValue | undefined): FieldValue | undefined {
  return value === undefined || isEmptyValue(value) ? undefined : value
}

function isSame(one: FieldValue | undefined, other: FieldValue | undefined): boolean {
  return canonicalJson(filled(one) ?? null) === canonicalJson(filled(other) ?? null)
}
