import { FlowTest as StoredTest } from '@signet/flow'
import { createFormStore, type FormStore, rightsAtStart } from '@signet/form'
import { FormView } from '@signet/form-ui'
import { useT } from '@signet/i18n/react'
import { Empty } from '@signet/ui'
import { useMemo, useRef } from 'react'
import {
  useDownloads,
  useFormEnvironment,
  useFormulaContext,
} from '../../../kit/context/use-form-environment.ts'
import { Labelled } from '../../../kit/fields/labelled.tsx'
import { useFlowDesigner } from '../designer/flow-designer-context.ts'
import styles from './review.module.css'
import type { FlowTest } from './review-queries.ts'

/**
 * The form of a test, filled in by its starter; undefined while the form has mistakes. What was typed stays when the
 * starter changes.
 */
export function useTestStore({ starter, values }: FlowTest): FormStore | undefined {
  const { plan } = useFlowDesigner()
  const administrator = useFormulaContext(starter)
  const last = useRef<FormStore>(undefined)
  const first = useRef(values)
  return useMemo(() => {
    if (!plan) return undefined
    const context = starter === '' ? administrator : { ...administrator, me: starter }
    const typed = last.current?.isDirty.peek() ? toTestValues(last.current) : first.current
    last.current = createFormStore(plan, {
      rights: rightsAtStart(),
      context,
      draft: knownValues(plan, typed),
    })
    return last.current
  }, [plan, starter, administrator])
}

/** The values of the form as a test keeps them. */
export function toTestValues(store: FormStore): FlowTest['values'] {
  return StoredTest.shape.values.parse(store.values())
}

/** Values of fields that the form still has. */
function knownValues({ byPath }: FormStore['plan'], values: FlowTest['values']) {
  return Object.fromEntries(Object.entries(values).filter(([key]) => byPath.has(key)))
}

/** The form's values at the start of the case, in the form that staff fill in. */
export function TestValues({ store }: Readonly<{ store: FormStore | undefined }>) {
  const t = useT()
  const environment = useFormEnvironment()
  const place = useRef<HTMLDivElement>(null)
  useDownloads(place)
  return (
    <Labelled label={t('flow-design.review.values')}>
      {(id) => (
        <div ref={place} id={id} className={styles.form}>
          {store ? (
            <FormView store={store} environment={environment} pointer="fine" />
          ) : (
            <Empty title={t('form-design.preview.notYet')} />
          )}
        </div>
      )}
    </Labelled>
  )
}
