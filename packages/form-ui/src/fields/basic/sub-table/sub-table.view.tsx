import type { subTable } from '@signet/form/kinds'
import { useT } from '@signet/i18n/react'
import { Button } from '@signet/ui'
import { Plus } from 'lucide-react'
import { type MouseEvent, type ReactNode, useRef } from 'react'
import { useIsWide } from '../../../controls/use-is-wide.ts'
import type { ControlProps, FieldView, ReadProps } from '../../../form/field-view.ts'
import { useFormContext } from '../../../form/surroundings.ts'
import { useSignal } from '../../../form/use-signal.ts'
import { Grid } from './grid.view.tsx'
import { RowCard, RowCards } from './row-cards.view.tsx'
import { RowList } from './row-list.view.tsx'
import styles from './sub-table.module.css'
import { Totals } from './totals.view.tsx'
import { useGridFocus } from './use-grid-focus.view.tsx'

/** Shows rows as a grid where there is room, otherwise as cards that open on press. */
function SubTableEdit(props: ControlProps<typeof subTable>) {
  return <ByRoom wide={() => <EditGrid {...props} />} narrow={() => <RowCards {...props} />} />
}

function SubTableRead({ path, field, settings }: ReadProps<typeof subTable>) {
  const { store } = useFormContext()
  const rows = useSignal(store.rows(path))
  return (
    <ByRoom
      wide={() => <Grid table={field} settings={settings} />}
      narrow={() => (
        <>
          <RowList ids={rows} draw={(row, place) => <RowCard table={field} row={row} place={place} />} />
          <Totals table={field} settings={settings} />
        </>
      )}
    />
  )
}

type ByRoomProps = Readonly<{ wide: () => ReactNode; narrow: () => ReactNode }>

/** Renders nothing until its width is known. */
function ByRoom({ wide, narrow }: ByRoomProps) {
  const box = useRef<HTMLDivElement>(null)
  const isWide = useIsWide(box)
  return (
    <div ref={box} className={styles.whole}>
      {isWide === true && wide()}
      {isWide === false && narrow()}
    </div>
  )
}

/** Tab and arrows move between cells; Enter moves to the next row and from the last row to a new one. */
function EditGrid({ id, path, field, settings, onLeave }: ControlProps<typeof subTable>) {
  const { store } = useFormContext()
  const rows = useSignal(store.rows(path))
  const t = useT()
  const mayAddRow = store.mayAddRow(path)
  const mayAdd = mayAddRow && rows.length < settings.maxRows
  const focus = useGridFocus(field, mayAdd)

  return (
    <>
      <Grid table={field} settings={settings} focus={focus} onLeave={onLeave} />
      {mayAddRow && (
        <Button
          id={id}
          icon={<Plus />}
          isWide
          disabled={!mayAdd}
          onMouseDown={stayInCell}
          onClick={focus.addRow}
        >
          {t('sub-table.add')}
        </Button>
      )}
    </>
  )
}

/** Leaving a cell may show its problem and move the button away under the mouse. */
function stayInCell(event: MouseEvent): void {
  event.preventDefault()
}

export const subTableView: FieldView<typeof subTable> = {
  Edit: SubTableEdit,
  Read: SubTableRead,
  labels: 'group',
}
