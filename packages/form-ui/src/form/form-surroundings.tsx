import { signal } from '@preact/signals-core'
import type { FormStore } from '@signet/form'
import { followPresses, Skeleton } from '@signet/ui'
import { type ReactNode, Suspense, useEffect, useId, useMemo } from 'react'
import { NearWatch } from '../long-form/near-watch.ts'
import { Lookups } from '../lookup/lookups.ts'
import { useKindViews } from './field-views.ts'
import styles from './form.module.css'
import type { FormEnvironment } from './form-environment.ts'
import { type Pointer, usePointer } from './pointer.ts'
import { type FormContext, FormContextProvider } from './surroundings.ts'
import { Uploads } from './uploads.ts'

export type FormProviderProps = Readonly<{
  store: FormStore
  environment: FormEnvironment
  /** `read` is a calm list of labels and values. */
  mode?: 'edit' | 'read'
  /** What a person points with, where that is not to be found out: in a preview of a phone. */
  pointer?: Pointer
}>

type ProvidedProps = FormProviderProps & Readonly<{ children: ReactNode }>

/**
 * Gives fields their form and environment anywhere on a page. `FormView` draws a whole form in it. Shows a skeleton
 * while views of the form's kinds are loaded.
 */
export function FormProvider(props: ProvidedProps) {
  return (
    <Suspense fallback={<Skeleton rows={Math.min(props.store.plan.layout.length, mostRows)} />}>
      <LoadingFormProvider {...props} />
    </Suspense>
  )
}

const mostRows = 4

function LoadingFormProvider({ store, environment, mode = 'edit', pointer: given, children }: ProvidedProps) {
  const views = useKindViews(store.plan)
  const prefix = useId()
  const found = usePointer()
  const pointer = given ?? found
  useEffect(followPresses, [])
  const surroundings = useMemo<FormContext>(
    () => ({
      store,
      environment,
      mode,
      pointer,
      views,
      uploads: new Uploads(store, environment.files),
      lookups: new Lookups(environment),
      near: new NearWatch(),
      wanted: signal(undefined),
      idOf: (path) => `${prefix}${path}`,
    }),
    [store, environment, mode, pointer, views, prefix],
  )

  return (
    <FormContextProvider value={surroundings}>
      <div className={styles.look} data-pointer={pointer} data-mode={mode}>
        {children}
      </div>
    </FormContextProvider>
  )
}
