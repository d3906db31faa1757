import { compileForm, createFormStore, type FormValues, rightsAtStart, textIn } from '@signet/form'
import { FormView } from '@signet/form/react'
import type { Around } from '@signet/formula'
import { useLanguage } from '@signet/i18n/react'
import { Button, Sheet } from '@signet/ui'
import { useMemo } from 'react'
import { useFormEnvironment } from '../../forms/index.ts'
import type { ModelConfig } from '../queries.ts'
import { filterForm } from './filter-form.ts'
import styles from './records-page.module.css'

type FilterSheetProps = Readonly<{
  config: ModelConfig
  around: Around
  values: FormValues | undefined
  onChange: (values: FormValues) => void
  onClose: () => void
}>

const nobody = {}
/** Values that are stored leave no room for what the list starts with. */
const cleared = {}

/** Narrows the list with the fields' own controls. Nothing changes until it is applied. */
export function FilterSheet({ config, around, values, onChange, onClose }: FilterSheetProps) {
  const { t, locale } = useLanguage()
  const environment = useFormEnvironment(nobody, { kind: 'model', id: config.id })
  const store = useMemo(() => {
    const form = filterForm(config, (bound, label) =>
      t(`records.filter.${bound}`, { label: textIn(locale, label) }),
    )
    return createFormStore(compileForm(form), { rights: rightsAtStart(), around, values })
  }, [config, around, values, t, locale])
  const apply = (next: FormValues) => {
    onChange(next)
    onClose()
  }

  return (
    <Sheet
      title={t('records.filter')}
      onClose={onClose}
      footer={
        <div className={styles.pair}>
          <Button onClick={() => apply(cleared)}>{t('records.filter.reset')}</Button>
          <Button tone="primary" onClick={() => apply(store.values())}>
            {t('records.filter.apply')}
          </Button>
        </div>
      }
    >
      <FormView store={store} environment={environment} />
    </Sheet>
  )
}
