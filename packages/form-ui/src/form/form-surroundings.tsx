import { signal } from '@preact/signals-core'
import type { FormStore } from '@signet/form'
import { type ReactNode, useId, useMemo } from 'react'
import { NearWatch } from '../long-form/near-watch.ts'
import { Lookups } from '../lookup/lookups.ts'
import { fieldViews } from './field-views.ts'
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

/** What fields need around them, wherever on a page they stand. `FormView` draws a whole form in it. */
export function FormProvider({
  store,
  environment,
  mode = 'edit',
  pointer: given,
  children,
}: FormProviderProps & Readonly<{ children: ReactNode }>) {
  const prefix = useId()
  const found = usePointer()
  const pointer = given ?? found
  const surroundings = useMemo<FormContext>(
    () => ({
      store,
      environment,
      mode,
      pointer,
      views: fieldViews,
      uploads: new Uploads(store, environment.files),
      lookups: new Lookups(environment),
      near: new NearWatch(),
      wanted: signal(undefined),
      idOf: (path) => `${prefix}${path}`,
    }),
    [store, environment, mode, pointer, prefix],
  )

  return (
    <FormContextProvider value={surroundings}>
      <div className={styles.look} data-pointer={pointer} data-mode={mode}>
        {children}
      </div>
    </FormContextProvider>
  )
}
