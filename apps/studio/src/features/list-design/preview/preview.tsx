import { useT } from '@signet/i18n/react'
import { Failure, Skeleton } from '@signet/ui'
import { useListDesigner } from '../designer/list-context.ts'
import { CardPreview } from './card-preview.tsx'
import styles from './preview.module.css'
import { TablePreview } from './table-preview.tsx'
import { useSample } from './use-sample.ts'

/** The list as people will see it, with real records: a table on the desktop, cards on the phone. */
export function Preview({ isModel }: Readonly<{ isModel: boolean }>) {
  const t = useT()
  const { formId } = useListDesigner()
  const { data, error, isLoading, refetch } = useSample(formId, isModel)
  const rows = data?.rows ?? []

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section className={styles.preview} aria-label={t('list-design.preview')} tabIndex={0}>
      <h2 className={styles.title}>{t('list-design.preview.desktop')}</h2>
      {error && <Failure error={error} onRetry={refetch} />}
      {isLoading ? <Skeleton /> : <TablePreview rows={rows} total={data?.total ?? 0} />}
      {!isModel && <p className={styles.hint}>{t('list-design.preview.notModel')}</p>}
      <h2 className={styles.title}>{t('list-design.preview.phone')}</h2>
      <CardPreview rows={rows.slice(0, 3)} />
    </section>
  )
}
