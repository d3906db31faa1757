import { createFormStore, type FieldValue, rightsAtStart } from '@signet/form'
import { FormField, FormSurroundings } from '@signet/form-ui'
import { useT } from '@signet/i18n/react'
import type { ListField, Operator } from '@signet/list'
import { caseStatuses } from '@signet/ui'
import { useEffect, useMemo, useRef } from 'react'
import { useAround, useFormEnvironment } from '../../../kit/context/use-form-environment.ts'
import { conditionForm, conditionValue, filledIn } from './asking-form.ts'
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
  const around = useAround()
  const environment = useFormEnvironment()
  const plan = useMemo(
    () =>
      conditionForm(
        field,
        operator,
        caseStatuses.map((id) => ({ id, label: t(`flow.status.${id}`) })),
      ),
    [field, operator, t],
  )
  const told = useRef<string>(undefined)
  const text = JSON.stringify(value ?? null)
  const outside = told.current === text ? undefined : text
  const kept = useRef<string | undefined>(outside)
  if (outside !== undefined) kept.current = outside
  const start = kept.current
  const store = useMemo(
    () =>
      createFormStore(plan, {
        rights: rightsAtStart(),
        around,
        values: filledIn(plan, operator, JSON.parse(start ?? 'null')),
      }),
    [plan, around, operator, start],
  )
  const tell = useRef(onChange)
  tell.current = onChange
  useEffect(
    () =>
      store.edits.subscribe((count) => {
        if (count === 0) return
        const next = conditionValue(operator, store.values())
        told.current = JSON.stringify(next)
        tell.current(next)
      }),
    [store, operator],
  )

  return (
    <FormSurroundings store={store} environment={environment} pointer="fine">
      <div className={styles.values}>
        {plan.fields.map(({ path }) => (
          <FormField key={path} path={path} isBare />
        ))}
      </div>
    </FormSurroundings>
  )
}
