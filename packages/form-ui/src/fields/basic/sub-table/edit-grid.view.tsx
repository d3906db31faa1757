import type { subTable } from '@signet/form/kinds'
import { useT } from '@signet/i18n/react'
import { Button } from '@signet/ui'
import { Plus } from 'lucide-react'
import type { MouseEvent } from 'react'
import type { ControlProps, ReadProps } from '../../../form/field-view.ts'
import { useFormContext } from '../../../form/surroundings.ts'
import { useSignal } from '../../../form/use-signal.ts'
import { Grid } from './grid.view.tsx'
import { useGridFocus } from './use-grid-focus.view.tsx'

export function ReadGrid({ field, settings }: ReadProps<typeof subTable>) {
  return <Grid table={field} settings={settings} />
}

/** Tab and arrows go from cell to cell, Enter to the next row, and from the last one to a new one. */
export function EditGrid({ id, path, field, settings, onLeave }: ControlProps<typeof subTable>) {
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

/** A cell that is left may say what is wrong and move the button away under the mouse. */
function stayInCell(event: MouseEvent): void {
  event.preventDefault()
}
