import type { FrameProps, LayoutView } from '../../skins/field-view.ts'
import styles from './table-grid.module.css'
import type { tableGrid } from './table-grid.ts'

/** As on paper. It only arranges, so it is no table to those who do not see it. */
function TableGridDesktop({ settings, slots }: FrameProps<typeof tableGrid>) {
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

export const tableGridDesktop: LayoutView<typeof tableGrid> = { Frame: TableGridDesktop }
