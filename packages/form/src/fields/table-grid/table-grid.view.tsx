import type { FrameProps, LayoutView } from '../../skins/field-view.ts'
import styles from './table-grid.module.css'
import type { tableGrid } from './table-grid.ts'

/** On the phone the cells follow each other, row by row; empty ones are left out. */
function TableGridFrame({ slots }: FrameProps<typeof tableGrid>) {
  return (
    <div className={styles.cells}>
      {slots
        .filter(({ isEmpty }) => !isEmpty)
        .map(({ id, children }) => (
          <div key={id}>{children}</div>
        ))}
    </div>
  )
}

export const tableGridView: LayoutView<typeof tableGrid> = { Frame: TableGridFrame }
