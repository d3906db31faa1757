import { useT } from '@signet/i18n/react'
import { Card } from '@signet/ui'
import { useListDesigner } from '../designer/list-context.ts'
import { namedIn } from '../fields/known-fields.ts'
import { useColumnName } from '../settings/use-column-name.ts'
import { cardPaths } from './card-paths.ts'
import styles from './preview.module.css'
import type { SampleRow } from './use-sample.ts'

const noTexts = {}

/** The cards of the phone. */
export function CardPreview({ rows }: Readonly<{ rows: readonly SampleRow[] }>) {
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
