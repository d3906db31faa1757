import { signal } from '@preact/signals-core'
import type { FormStore } from '@signet/form'
import { Skeleton } from '@signet/ui'
import { type ReactNode, Suspense, useId, useMemo } from 'react'
import { NearWatch } from '../long-form/near-watch.ts'
import { Lookups } from '../lookup/lookups.ts'
import { useViews } from './field-views.ts'
import styles from './form.module.css'
import type { FormEnvironment } from './form-environment.ts'
import { type Pointer, usePointer } from './pointer.ts'
import { type Surroundings, SurroundingsProvider } from './surroundings.ts'
import { Uploads } from './uploads.ts'

export type FormSurroundingsProps = Readonly<{
  store: FormStore
  environment: FormEnvironment
  /** `read` is a calm list of labels and values. */
  mode?: 'edit' | 'read'
  /** What a person points with, where that is not to be found out: in a preview of a phone. */
  pointer?: Pointer
}>

type SurroundedProps = FormSurroundingsProps & Readonly<{ children: ReactNode }>

/**
 * What fields need around them, wherever on a page they stand. `FormView` draws a whole form in it. Shows a skeleton
 * while views of the form's kinds are loaded.
 */
export function FormSurroundings(props: SurroundedProps) {
  return (
    <Suspense fallback={<Skeleton rows={Math.min(props.store.plan.layout.length, mostRows)} />}>
      <Surrounded {...props} />
    </Suspense>
  )
}

const mostRows = 4

function Surrounded({ store, environment, mode = 'edit', pointer: given, children }: SurroundedProps) {
  const prefix = useId()
  const found = usePointer()
  const pointer = given ?? found
  const views = useViews(store.plan)
  const surroundings = useMemo<Surroundings>(
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
    <SurroundingsProvider value={surroundings}>
      <div className={styles.look} data-pointer={pointer} data-mode={mode}>
        {children}
      </div>
    </SurroundingsProvider>
  )
}
