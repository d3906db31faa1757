import { useT } from '@signet/i18n/react'
import { Button } from 'antd'
import type { ControlProps, FieldView, ReadProps } from '../../skins/field-view.ts'
import { useSurroundings } from '../../skins/surroundings.ts'
import { useSignal } from '../../skins/use-signal.ts'
import { Grid } from './grid.desktop.tsx'
import type { subTable } from './sub-table.ts'
import { useGridFocus } from './use-grid-focus.desktop.tsx'

/** Rows as a grid: Tab goes from cell to cell, Enter to the next row, and from the last one to a new one. */
function SubTableEdit({ id, path, field, settings, onLeave }: ControlProps<typeof subTable>) {
  const { store } = useSurroundings()
  const rows = useSignal(store.rows(path))
  const t = useT()
  const mayAddRow = store.mayAddRow(path)
  const mayAdd = mayAddRow && rows.length < settings.maxRows
  const focus = useGridFocus(field, mayAdd)

  return (
    <>
      <Grid table={field} settings={settings} focus={focus} onLeave={onLeave} />
      {mayAddRow && (
        <Button id={id} type="dashed" block disabled={!mayAdd} onClick={focus.addRow}>
          {t('sub-table.add')}
        </Button>
      )}
    </>
  )
}

function SubTableRead({ field, settings }: ReadProps<typeof subTable>) {
  return <Grid table={field} settings={settings} />
}

export const subTableDesktop: FieldView<typeof subTable> = {
  Edit: SubTableEdit,
  Read: SubTableRead,
  labels: 'group',
}
