import { compileForm, createFormStore, rightsAtStart, textIn } from '@signet/form'
import { FormView } from '@signet/form/react'
import type { Around } from '@signet/formula'
import { useLanguage } from '@signet/i18n/react'
import { Button, Sheet } from '@signet/ui'
import { useMemo } from 'react'
import { useFormEnvironment } from '../../forms/index.ts'
import type { ModelConfig, RecordFilter } from '../queries.ts'
import { filledWith, filterForm, filterOf, withRest } from './filter-form.ts'
import styles from './records-page.module.css'

type FilterSheetProps = Readonly<{
  config: ModelConfig
  around: Around
  filter: RecordFilter | undefined
  onChange: (filter: RecordFilter | undefined) => void
  onClose: () => void
}>

const nobody = {}

/** Narrows the list with the fields' own controls. Nothing changes until it is applied. */
export function FilterSheet({ config, around, filter, onChange, onClose }: FilterSheetProps) {
  const { t, locale } = useLanguage()
  const environment = useFormEnvironment(nobody, { kind: 'model', id: config.id })
  const store = useMemo(() => {
    const form = filterForm(config, (bound, label) =>
      t(`records.filter.${bound}`, { label: textIn(locale, label) }),
    )
    const { values } = filledWith(config, filter)
    return createFormStore(compileForm(form), { rights: rightsAtStart(), around, values })
  }, [config, around, filter, t, locale])
  const apply = (next: RecordFilter | undefined) => {
    onChange(next)
    onClose()
  }

  return (
    <Sheet
      title={t('records.filter')}
      onClose={onClose}
      footer={
        <div className={styles.pair}>
          <Button onClick={() => apply(undefined)}>{t('records.filter.reset')}</Button>
          <Button
            tone="primary"
            onClick={() => apply(withRest(filterOf(config, store.values()), filledWith(config, filter).rest))}
          >
            {t('records.filter.apply')}
          </Button>
        </div>
      }
    >
      <FormView store={store} environment={environment} />
    </Sheet>
  )
}
