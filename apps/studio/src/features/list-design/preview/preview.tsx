import { useT } from '@signet/i18n/react'
import { Card, Failure, Skeleton } from '@signet/ui'
import { useListDesigner } from '../designer/list-context.ts'
import { namedIn } from '../fields/known-fields.ts'
import { useColumnName } from '../settings/use-column-name.ts'
import { cardPaths } from './card-paths.ts'
import styles from './preview.module.css'
import { TablePreview } from './table-preview.tsx'
import { type SampleRow, useSample } from './use-sample.ts'

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

const noTexts = {}

function CardPreview({ rows }: Readonly<{ rows: readonly SampleRow[] }>) {
  const t = useT()
  const nameOf = useColumnName()
  const { list, fields } = useListDesigner()
  const { title, paths } = cardPaths(list)
  const shown = rows.length > 0 ? rows : [{ id: '', texts: noTexts } satisfies SampleRow]
  const labelOf = (path: string) =>
    nameOf(list.columns.find(({ field }) => field === path) ?? { field: path }) || namedIn(fields, path)

  return (
    <div className={styles.phone}>
      {shown.map(({ id, texts }: SampleRow) => (
        <Card key={id}>
          <p className={styles.cardTitle}>
            {title === undefined ? t('list-design.preview.none') : (texts[title] ?? labelOf(title))}
          </p>
          <dl className={styles.facts}>
            {paths.map((path) => (
              <div key={path}>
                <dt>{labelOf(path)}</dt>
                <dd>{texts[path] || '—'}</dd>
              </div>
            ))}
          </dl>
        </Card>
      ))}
    </div>
  )
}
