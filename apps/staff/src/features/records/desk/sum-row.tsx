// biome-ignore-all lint/a11y/useSemanticElements: what is drawn only in sight, or moved, is no <table>, <main> or <hr>
import { useT } from '@signet/i18n/react'
import { classes } from '@signet/ui'
import styles from './record-table.module.css'
import { isStuck, stuckStyle } from './stuck-style.ts'
import type { Frame } from './table-frame.ts'

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
