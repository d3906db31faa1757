import type { tableGrid } from '@signet/form/kinds'
import { sharedStyles } from '@signet/ui'
import { useRef } from 'react'
import { useIsWide } from '../../../controls/use-is-wide.ts'
import type { FrameProps, LayoutView } from '../../../form/field-view.ts'
import styles from './table-grid.module.css'

/** A table where there is room, otherwise stacked cells without empty ones. */
function TableGridFrame(props: FrameProps<typeof tableGrid>) {
  const box = useRef<HTMLDivElement>(null)
  const isWide = useIsWide(box)
  return (
    <div ref={box}>
      {isWide === true && <Sheet {...props} />}
      {isWide === false && <Cells {...props} />}
    </div>
  )
}

/** It only arranges fields, so screen readers do not see a table. */
function Sheet({ settings, slots }: FrameProps<typeof tableGrid>) {
  const inside = new Map(slots.map((slot) => [slot.id, slot]))
  return (
    <table role="presentation" className={styles.grid} data-border={settings.border}>
      <tbody>
        {settings.rows.map((cells, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name, and their cells keep theirs
          <tr key={at}>
            {cells.map(({ id, colspan, rowspan, look }) => (
              <td key={id} colSpan={colspan} rowSpan={rowspan} data-look={look} className={styles.cell}>
                {inside.get(id)?.isEmpty === false && inside.get(id)?.children}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Cells({ slots }: FrameProps<typeof tableGrid>) {
  return (
    <div className={sharedStyles.stack4}>
      {slots
        .filter(({ isEmpty }) => !isEmpty)
        .map(({ id, children }) => (
          <div key={id}>{children}</div>
        ))}
    </div>
  )
}

export const tableGridView: LayoutView<typeof tableGrid> = { Frame: TableGridFrame }
