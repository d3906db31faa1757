import { TableGridSettings } from '@signet/form/kinds'
import { useT } from '@signet/i18n/react'
import { Button, sharedStyles } from '@signet/ui'
import { useState } from 'react'
import {
  addColumn,
  addRow,
  changeCell,
  type GridRows,
  mergeCells,
  placedCells,
  removeColumn,
  removeRow,
  splitCell,
  widthOf,
} from './edit-grid.ts'
import styles from './grid-rows.module.css'

const { rows: GridRowsSchema } = TableGridSettings.shape
const most = { rows: 30, columns: 12 }

type GridRowsSettingProps = Readonly<{ id: string; value: unknown; onChange: (value: unknown) => void }>

/** A small version of the table, where a cell is selected and then merged, split or made a header. */
export function GridRowsSetting({ id, value, onChange }: GridRowsSettingProps) {
  const parsed = GridRowsSchema.safeParse(value)
  const rows = parsed.success ? parsed.data : GridRowsSchema.parse(undefined)
  const [wish, setWish] = useState<string>()
  const cells = placedCells(rows)
  const chosen = cells.find((cell) => cell.id === wish) ?? cells[0]

  return (
    <div className={sharedStyles.stack2}>
      <Cells id={id} rows={rows} chosen={chosen?.id} onChoose={setWish} />
      {chosen && (
        <div className={styles.actions}>
          {actionsOn(rows, chosen).map(({ name, next }) => (
            <Action key={name} name={name} next={next} onPress={onChange} />
          ))}
        </div>
      )}
    </div>
  )
}

type Cell = ReturnType<typeof placedCells>[number]
type EditAction = Readonly<{ name: string; next: GridRows | undefined }>

/** Returns the actions on the selected cell with the resulting table, undefined where impossible. */
function actionsOn(rows: GridRows, { id, row, column, rowspan, colspan, look }: Cell): EditAction[] {
  const isOne = rowspan === 1 && colspan === 1
  return [
    { name: 'addRow', next: rows.length < most.rows ? addRow(rows) : undefined },
    { name: 'addColumn', next: widthOf(rows) < most.columns ? addColumn(rows) : undefined },
    { name: 'mergeRight', next: mergeCells(rows, id, 'right') },
    { name: 'mergeBelow', next: mergeCells(rows, id, 'below') },
    { name: 'split', next: isOne ? undefined : splitCell(rows, id) },
    look === 'plain'
      ? { name: 'head', next: changeCell(rows, id, 'head') }
      : { name: 'plain', next: changeCell(rows, id, 'plain') },
    { name: 'removeRow', next: rows.length > 1 ? removeRow(rows, row) : undefined },
    { name: 'removeColumn', next: widthOf(rows) > 1 ? removeColumn(rows, column) : undefined },
  ]
}

function Action({ name, next, onPress }: EditAction & Readonly<{ onPress: (rows: GridRows) => void }>) {
  const t = useT()
  return (
    <Button size="small" disabled={next === undefined} onClick={() => next && onPress(next)}>
      {t(`table-grid.edit.${name}`)}
    </Button>
  )
}

type CellsProps = Readonly<{
  id: string
  rows: GridRows
  chosen: string | undefined
  onChoose: (cell: string) => void
}>

function Cells({ id, rows, chosen, onChoose }: CellsProps) {
  const t = useT()
  const cells = placedCells(rows)
  return (
    <table id={id} role="presentation" className={styles.cells}>
      <tbody>
        {rows.map((_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name, and their cells keep theirs
          <tr key={at}>
            {cells
              .filter(({ row }) => row === at)
              .map((cell) => (
                <td key={cell.id} colSpan={cell.colspan} rowSpan={cell.rowspan}>
                  <button
                    type="button"
                    className={styles.cell}
                    data-look={cell.look}
                    aria-pressed={cell.id === chosen}
                    aria-label={t('table-grid.edit.cell', { row: cell.row + 1, column: cell.column + 1 })}
                    onClick={() => onChoose(cell.id)}
                  />
                </td>
              ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
