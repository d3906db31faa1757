import { useT } from '@signet/i18n/react'
import type { ListDefinition } from '@signet/list'
import { Card, Failure, Skeleton } from '@signet/ui'
import { useColumnName, useListDesigner } from '../designer/list-context.ts'
import { findFieldName } from '../fields/known-fields.ts'
import styles from './preview.module.css'
import { type SampleRow, TablePreview, useSample } from './table-preview.tsx'

/** Preview of the list with real records: a table on desktops, cards on phones. */
export function Preview({ isModel }: Readonly<{ isModel: boolean }>) {
  const t = useT()
  const { formId } = useListDesigner()
  const { data, error, isLoading, refetch } = useSample(formId, isModel)
  const rows = data?.rows ?? []

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable areas must be reachable by keyboard
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
  const { title, paths } = listCardPaths(list)
  const shown = rows.length > 0 ? rows : [{ id: '', texts: noTexts } satisfies SampleRow]
  const labelOf = (path: string) =>
    nameOf(list.columns.find(({ field }) => field === path) ?? { field: path }) || findFieldName(fields, path)

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

const maxDefaultFields = 3

/** Returns the list's card fields, or its first columns if there are none. */
function listCardPaths({ card, columns }: Pick<ListDefinition, 'card' | 'columns'>) {
  const shown = columns.filter((column) => column.shown).map(({ field }) => field)
  const title = card.title ?? shown[0]
  const cardFields = card.fields.length > 0 ? card.fields : shown
  return { title, paths: cardFields.filter((path) => path !== title).slice(0, maxDefaultFields) }
}
