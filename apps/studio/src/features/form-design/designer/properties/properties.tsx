import { findField } from '@signet/form/design'
import { useT } from '@signet/i18n/react'
import type { KeyboardEvent } from 'react'
import { useDesigner } from '../designer-context.ts'
import { FieldProperties } from './field-properties.tsx'
import { FormProperties } from './form-properties.tsx'
import styles from './properties.module.css'
import { SelectionProperties } from './selection-properties.tsx'

/** What is set on whatever is selected: a field, several of them, or else the form. */
export function Properties() {
  const t = useT()
  const { form, state } = useDesigner()
  const placed = state.selected.flatMap((path) => findField(form.fields, path) ?? [])
  const [only, ...others] = placed

  return (
    <aside
      data-properties=""
      onKeyDown={leave}
      className={styles.properties}
      aria-label={t('form-design.properties')}
    >
      {!only && <FormProperties />}
      {only && others.length === 0 && <FieldProperties key={only.path} placed={only} />}
      {only && others.length > 0 && <SelectionProperties placed={placed} />}
    </aside>
  )
}

/** Escape stops typing, so that the keys of the designer count again. */
function leave(event: KeyboardEvent) {
  if (event.key === 'Escape' && event.target instanceof HTMLElement && !event.defaultPrevented)
    event.target.blur()
}
