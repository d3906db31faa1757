import type { FieldValue } from '@signet/form'
import { useT } from '@signet/i18n/react'
import { useFeedback } from '@signet/ui'
import { Button, Popover } from 'antd'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { SmallButton } from '../../../form-design/index.ts'
import type { KnownField } from '../../fields/known-fields.ts'
import { ValueField } from '../../fields/value-field.tsx'
import { type RecordRow, useRecordDeed } from '../queries.ts'
import styles from '../records.module.css'

type CellEditProps = Readonly<{ modelId: string; row: RecordRow; field: KnownField; name: string }>

/** A cell that is changed where it stands. What somebody else changed meanwhile is not overwritten. */
export function CellEdit({ modelId, row, field, name }: CellEditProps) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const text = row.texts[field.path] || '—'
  const isOwn =
    field.from === 'form' && field.field.parent === undefined && field.field.kind.holds === 'value'
  if (!isOwn) return text

  return (
    <span className={styles.cell}>
      <span className={styles.text}>{text}</span>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only keeps what happens here from opening the row */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the same */}
      <span className={styles.pencil} onClick={(event) => event.stopPropagation()}>
        <Popover
          open={isOpen}
          trigger="click"
          destroyOnHidden
          onOpenChange={setOpen}
          content={<CellForm modelId={modelId} row={row} field={field} onDone={() => setOpen(false)} />}
        >
          <SmallButton
            name={t('list-design.records.editCell', { name, value: text })}
            Icon={Pencil}
            onPress={() => setOpen(true)}
          />
        </Popover>
      </span>
    </span>
  )
}

type CellFormProps = Omit<CellEditProps, 'name'> & Readonly<{ onDone: () => void }>

function CellForm({ modelId, row, field, onDone }: CellFormProps) {
  const t = useT()
  const feedback = useFeedback()
  const [value, setValue] = useState<FieldValue>()
  const save = useRecordDeed((calls, next: FieldValue) =>
    calls.update({ modelId, id: row.id, version: row.version, values: { [field.path]: next } }),
  )
  const onSave = () => {
    if (value === undefined) return onDone()
    save.mutate(value, {
      onSuccess: () => {
        feedback.success(t('studio.saved'))
        onDone()
      },
    })
  }

  return (
    <div className={styles.edit}>
      <ValueField
        field={field}
        operator="equals"
        value={value ?? row.values[field.path]}
        onChange={setValue}
      />
      <Button type="primary" size="small" loading={save.isPending} onClick={onSave}>
        {t('studio.save')}
      </Button>
    </div>
  )
}
