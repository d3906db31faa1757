import { compileForm, createFormStore, type FieldDefinitionInput, rightsAtStart } from '@signet/form'
import { FormField, FormProvider, loadFormViews } from '@signet/form-ui'
import type { FormulaContext } from '@signet/formula'
import { Skeleton } from '@signet/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef } from 'react'
import { useFormEnvironment, useFormulaContext } from '../forms/use-form-environment.ts'
import styles from './form-control.module.css'

type FormControlProps = Readonly<{
  /** A kind whose value is a text, such as a date, a time or a choice. */
  field: Omit<FieldDefinitionInput, 'key'>
  /** Empty text without a value. */
  value: string
  onChange: (value: string) => void
  problem?: string | null
}>

/** One control of a form on a page that is none, so that dates, times and choices are picked alike everywhere. */
export function FormControl(props: FormControlProps) {
  const context = useFormulaContext()
  const isLoaded = useLoadedView(props.field)
  return context && isLoaded ? <ReadyControl context={context} {...props} /> : <Skeleton rows={1} />
}

/** Whether the view of a kind is there, so that its control is drawn without suspending the page. */
function useLoadedView({ kind }: FormControlProps['field']): boolean {
  const { isSuccess } = useQuery({
    queryKey: ['field-views', kind],
    queryFn: async () => {
      await loadFormViews({ kind })
      return kind
    },
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
  })
  return isSuccess
}

const noNames = {}
const key = 'value'

function ReadyControl({
  context,
  field,
  value,
  onChange,
  problem,
}: FormControlProps & Readonly<{ context: FormulaContext }>) {
  const environment = useFormEnvironment(noNames)
  const latest = useRef({ value, onChange })
  latest.current = { value, onChange }
  const definition = JSON.stringify(field)
  const store = useMemo(() => {
    const form = { version: 1, key: 'control', fields: [{ ...JSON.parse(definition), key }] }
    const values = { [key]: latest.current.value || null }
    return createFormStore(compileForm(form), { rights: rightsAtStart(), context, values })
  }, [definition, context])
  useEffect(
    () =>
      store.field(key).value.subscribe((chosen) => {
        const text = typeof chosen === 'string' ? chosen : ''
        if (text !== latest.current.value) latest.current.onChange(text)
      }),
    [store],
  )
  useEffect(() => {
    if (store.field(key).value.peek() !== (value || null)) store.set(key, value || null)
  }, [store, value])

  return (
    <div>
      <FormProvider store={store} environment={environment}>
        <FormField path={key} />
      </FormProvider>
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  )
}

type MomentFieldProps = Omit<FormControlProps, 'field'> &
  Readonly<{
    label: string
    required?: boolean
    /** A day, or a day with a time. */
    precision?: 'day' | 'minute'
    /** The first day that may be chosen; none by default. */
    earliest?: string
    placeholder?: string
  }>

/** A day (`2026-11-20`) or a moment (`2026-11-20T09:30`), typed or picked. */
export function MomentField({
  label,
  required = false,
  precision = 'day',
  earliest,
  placeholder = '',
  ...rest
}: MomentFieldProps) {
  const settings = { precision, placeholder, ...(earliest && { earliest: earliest.slice(0, 10) }) }
  return <FormControl field={{ kind: 'date', label, required, settings }} {...rest} />
}

type LabelledProps = Omit<FormControlProps, 'field'> & Readonly<{ label: string; required?: boolean }>

/** A time of day (`09:30`), typed or picked. */
export function TimeField({ label, required = false, ...rest }: LabelledProps) {
  return <FormControl field={{ kind: 'time', label, required }} {...rest} />
}

type ChoiceFieldProps<Key extends string> = Readonly<{
  label: string
  value: Key
  options: readonly Readonly<{ key: Key; label: string }>[]
  onChange: (key: Key) => void
  /** Absent where one option must be chosen. */
  onClear?: () => void
}>

/** One of several options. */
export function ChoiceField<Key extends string>(props: ChoiceFieldProps<Key>) {
  const { label, value, options, onChange, onClear } = props
  const settings = { options: options.map((option) => ({ id: option.key, label: option.label })) }
  return (
    <FormControl
      field={{ kind: 'select', label, required: onClear === undefined, settings }}
      value={value}
      onChange={(chosen) => {
        const option = options.find((one) => one.key === chosen)
        if (option) onChange(option.key)
        else onClear?.()
      }}
    />
  )
}
