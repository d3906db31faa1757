// biome-ignore-all lint/a11y/useSemanticElements: virtual rows and a draggable separator cannot be <table>, <main> or <hr>
import { useT } from '@signet/i18n/react'
import { Button, classes, Spinner } from '@signet/ui'
import styles from './record-table.module.css'
import { type Frame, isStuck, stuckStyle } from './table-frame.ts'

type SumRowProps = Readonly<{
  frame: Frame
  sums: readonly Readonly<{ path: string; text: string }>[]
}>

/** Sums over all matching records, always in sight below their columns. */
export function SumRow({ frame, sums }: SumRowProps) {
  const t = useT()
  const sumOf = (path: string) => sums.find((sum) => sum.path === path)?.text
  return (
    <div
      role="row"
      tabIndex={-1}
      aria-label={t('records.sums')}
      className={styles.sums}
      style={{ gridTemplateColumns: frame.template }}
    >
      {frame.hasTick && <span className={classes(styles.cell, styles.stuck)} style={{ left: 0 }} />}
      {frame.columns.map((framed, at) => {
        const { field, align } = framed.column
        return (
          <span
            key={field}
            role="gridcell"
            tabIndex={-1}
            className={classes(styles.cell, styles[align], isStuck(framed) && styles.stuck)}
            style={stuckStyle(framed)}
          >
            {sumOf(field) ?? (at === 0 ? t('records.sums') : '')}
          </span>
        )
      })}
    </div>
  )
}

type TableEndProps = Readonly<{ hasMore: boolean; failure: Error | null; onRetry: () => void }>

/** The end of the loaded rows: the next page loading, or why it failed. */
export function TableEnd({ hasMore, failure, onRetry }: TableEndProps) {
  const t = useT()
  if (!hasMore) return null
  return (
    <div role="row" tabIndex={-1}>
      <div role="gridcell" tabIndex={-1}>
        {failure ? (
          <div className={styles.failure} role="alert">
            <span>{failure.message}</span>
            <Button size="small" onClick={onRetry}>
              {t('ui.retry')}
            </Button>
          </div>
        ) : (
          <Spinner />
        )}
      </div>
    </div>
  )
}
