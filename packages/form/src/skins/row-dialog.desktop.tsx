import { useT } from '@signet/i18n/react'
import { Input, Modal } from 'antd'
import { TableProperties } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { RowBox } from './row-box.desktop.tsx'
import type { RowProps } from './row-control.ts'
import { RowDetails } from './row-details.tsx'
import { RowTable } from './row-table.desktop.tsx'
import { useChoose, useColumns } from './use-choose.ts'
import { usePicked } from './use-picked.ts'

/** A choice of rows in a window with columns, a search and pages. */
export function RowDialog(props: RowProps) {
  const [isOpen, setOpen] = useState(false)
  const openByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'ArrowDown') return
    event.preventDefault()
    setOpen(true)
  }

  return (
    <>
      <RowBox
        {...props}
        onLeave={isOpen ? stay : props.onLeave}
        opening={{
          open: false,
          onClick: () => setOpen(true),
          onKeyDown: openByKey,
          showSearch: false,
          suffixIcon: <TableProperties size={14} aria-hidden="true" />,
        }}
      />
      <RowDetails {...props} />
      {isOpen && <Window {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

/** The window takes the focus, but nobody has left the field for good. */
function stay(): void {}

function Window(props: RowProps & Readonly<{ onClose: () => void }>) {
  const { of, label, settings, value, parameters, onClose } = props
  const t = useT()
  const [typed, setTyped] = useState('')
  const columns = useColumns(props)
  const choose = useChoose(props)
  const { multiple } = settings
  const picked = usePicked({ of, value, multiple, asked: { parameters, columns }, onChoose: choose })

  return (
    <Modal
      open
      title={label}
      width={800}
      onCancel={onClose}
      onOk={onClose}
      okText={t('form.done')}
      cancelButtonProps={{ style: { display: 'none' } }}
      destroyOnHidden
    >
      <Input
        type="search"
        autoFocus
        allowClear
        aria-label={t('form.search')}
        placeholder={t('form.search')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        style={{ marginBlock: 12 }}
      />
      <RowTable
        {...props}
        words={typed.trim()}
        chosen={picked.ids}
        onToggle={(row) => {
          picked.toggle(row)
          if (!multiple) onClose()
        }}
      />
    </Modal>
  )
}
