import type { subTable } from '@signet/form/kinds'
import { useT } from '@signet/i18n/react'
import { Button } from '@signet/ui'
import { Plus } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { ControlProps } from '../../../form/field-view.ts'
import { useSurroundings } from '../../../form/surroundings.ts'
import { useSignal } from '../../../form/use-signal.ts'
import { RowCard } from './row-card.view.tsx'
import { RowList } from './row-list.view.tsx'
import { RowSheet } from './row-sheet.view.tsx'
import { Totals } from './totals.view.tsx'

/** Rows as cards; a press opens one for editing. */
export function RowCards({ id, path, field, settings, onLeave }: ControlProps<typeof subTable>) {
  const { store } = useSurroundings()
  const rows = useSignal(store.rows(path))
  const [open, setOpen] = useState<string>()
  const t = useT()
  useWantedRow(path, setOpen)
  const mayAdd = store.mayAddRow(path)
  const add = () => setOpen(store.addRow(path))
  const close = () => {
    setOpen(undefined)
    onLeave()
  }

  return (
    <>
      <RowList
        ids={rows}
        draw={(row, place) => <RowCard table={field} row={row} place={place} onPress={() => setOpen(row)} />}
      />
      <Totals table={field} settings={settings} />
      {mayAdd && (
        <Button id={id} icon={<Plus />} isWide disabled={rows.length >= settings.maxRows} onClick={add}>
          {t('sub-table.add')}
        </Button>
      )}
      {open !== undefined && rows.includes(open) && (
        <RowSheet
          table={field}
          row={open}
          place={rows.indexOf(open)}
          onAdd={mayAdd ? add : undefined}
          onClose={close}
        />
      )}
    </>
  )
}

/** Opens the row that the error summary points into. */
function useWantedRow(path: string, open: (row: string) => void): void {
  const { wanted } = useSurroundings()
  const target = useSignal(wanted)
  useEffect(() => {
    const [table, row] = target?.split('.') ?? []
    if (table === path && row !== undefined) open(row)
  }, [target, path, open])
}
