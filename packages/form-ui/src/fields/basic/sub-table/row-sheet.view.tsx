import type { PlanField } from '@signet/form'
import { useT } from '@signet/i18n/react'
import { Button, IconButton, Sheet, sharedStyles } from '@signet/ui'
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import { useEffect } from 'react'
import { focusOn } from '../../../form/error-summary.tsx'
import { FormField } from '../../../form/form-field.tsx'
import { useFormContext } from '../../../form/surroundings.ts'
import { useWords } from '../../../form/use-speaker.ts'

type RowSheetProps = Readonly<{
  table: PlanField
  row: string
  index: number
  onAdd?: (() => void) | undefined
  onClose: () => void
}>

/** One row for editing, with all its actions. */
export function RowSheet({ table, row, index, onAdd, onClose }: RowSheetProps) {
  const t = useT()
  const words = useWords()
  useWantedField(row)
  const title = t('sub-table.rowOf', { table: words(table.definition.label), row: index + 1 })

  return (
    <Sheet
      title={title}
      onClose={onClose}
      footer={
        <>
          {onAdd && <Button onClick={onAdd}>{t('sub-table.addNext')}</Button>}
          <Button tone="primary" onClick={onClose}>
            {t('form.done')}
          </Button>
        </>
      }
    >
      <div className={sharedStyles.stack4} key={row}>
        <RowMoves table={table} row={row} index={index} onRemoved={onClose} />
        {table.columns.map(({ key }) => (
          <FormField key={key} path={`${table.key}.${row}.${key}`} />
        ))}
      </div>
    </Sheet>
  )
}

type RowMovesProps = Readonly<{ table: PlanField; row: string; index: number; onRemoved: () => void }>

function RowMoves({ table, row, index, onRemoved }: RowMovesProps) {
  const { store } = useFormContext()
  const t = useT()
  const last = store.rows(table.key).value.length - 1
  const first = store.firstPlaceOf(table.key, row)
  if (first === undefined) return null

  return (
    <div role="toolbar" aria-label={t('sub-table.moves')}>
      <IconButton
        label={t('sub-table.moveUp')}
        icon={<ArrowUp />}
        disabled={index === first}
        onClick={() => store.moveRow(table.key, row, index - 1)}
      />
      <IconButton
        label={t('sub-table.moveDown')}
        icon={<ArrowDown />}
        disabled={index === last}
        onClick={() => store.moveRow(table.key, row, index + 1)}
      />
      <IconButton
        label={t('sub-table.remove')}
        icon={<Trash2 />}
        disabled={!store.mayRemoveRow(table.key, row)}
        onClick={() => {
          store.removeRow(table.key, row)
          onRemoved()
        }}
      />
    </div>
  )
}

/** Focuses the field that the error summary named when it opened the row. */
function useWantedField(row: string): void {
  const { wanted, idOf } = useFormContext()
  useEffect(() => {
    const path = wanted.peek()
    const control = path?.includes(`.${row}.`) ? document.getElementById(idOf(path)) : null
    wanted.value = undefined
    if (control) focusOn(control)
  }, [row, wanted, idOf])
}
