import { signal } from '@preact/signals-core'
import { useId, useMemo } from 'react'
import type { FormStore } from '../store/form-store.ts'
import { ErrorSummary } from './error-summary.tsx'
import type { FormSkin } from './field-view.ts'
import styles from './form.module.css'
import type { FormEnvironment } from './form-environment.ts'
import { phoneSkin } from './phone-skin.ts'
import { Places } from './places.tsx'
import { type Surroundings, SurroundingsProvider } from './surroundings.ts'
import { Uploads } from './uploads.ts'

export type FormViewProps = Readonly<{
  store: FormStore
  environment: FormEnvironment
  /** `read` is a calm list of labels and values. */
  mode?: 'edit' | 'read'
  /** `phoneSkin` by default; `desktopSkin` comes from `@signet/form/desktop`. */
  skin?: FormSkin
}>

/** A form on the screen. It shows what the store says and writes what the person does; sending it is the page's business. */
export function FormView({ store, environment, mode = 'edit', skin = phoneSkin }: FormViewProps) {
  const prefix = useId()
  const surroundings = useMemo<Surroundings>(
    () => ({
      store,
      environment,
      mode,
      skin,
      uploads: new Uploads(store, environment.files),
      wanted: signal(undefined),
      idOf: (path) => `${prefix}${path}`,
    }),
    [store, environment, mode, skin, prefix],
  )

  return (
    <SurroundingsProvider value={surroundings}>
      <div className={styles.form} data-skin={skin.name} data-mode={mode}>
        {mode === 'edit' && <ErrorSummary />}
        <Places nodes={store.plan.layout} />
      </div>
    </SurroundingsProvider>
  )
}
