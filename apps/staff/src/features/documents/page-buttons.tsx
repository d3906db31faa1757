import { documentOrders } from '@signet/contract'
import { useT } from '@signet/i18n/react'
import { Button, Choices, IconButton, Sheet, useFeedback } from '@signet/ui'
import { ArrowDownUp, CheckCheck, FolderPlus, ListChecks, X } from 'lucide-react'
import { useState } from 'react'
import { useClient } from '../../kit/context/app-context.ts'
import type { Selection } from '../../kit/lists/use-selection.ts'
import { ActionIcon, allowedActions } from './actions/document-action.tsx'
import { NameSheet } from './actions/name-sheet.tsx'
import type { DocumentActions } from './actions/use-document-actions.ts'
import styles from './page-buttons.module.css'
import type { Document, Order } from './queries.ts'
import { UploadButton } from './uploads/upload-area.tsx'

type AddButtonsProps = Readonly<{ folder: string; onFiles: (files: readonly File[]) => void }>

/** Adds a folder, or files from the device, to this folder. */
export function AddButtons({ folder, onFiles }: AddButtonsProps) {
  const t = useT()
  const feedback = useFeedback()
  const { documents } = useClient()
  const [isNaming, setNaming] = useState(false)
  return (
    <>
      <Button isWide icon={<FolderPlus aria-hidden="true" />} onClick={() => setNaming(true)}>
        {t('documents.newFolder')}
      </Button>
      <UploadButton onFiles={onFiles} />
      {isNaming && (
        <NameSheet
          title={t('documents.newFolder')}
          submit={t('documents.create')}
          call={(name, options) => documents.addFolder({ name, parentId: folder || null }, options)}
          onDone={() => {
            setNaming(false)
            feedback.success(t('documents.done.folder'))
          }}
          onClose={() => setNaming(false)}
        />
      )}
    </>
  )
}

type OrderButtonProps = Readonly<{ value: Order; onChange: (order: Order) => void }>

export function OrderButton({ value, onChange }: OrderButtonProps) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconButton
        label={t('documents.orderIs', { order: t(`documents.order.${value}`) })}
        icon={<ArrowDownUp />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <Sheet title={t('documents.order')} onClose={() => setOpen(false)}>
          <Choices
            title={t('documents.order')}
            value={value}
            options={documentOrders.map((key) => ({ key, label: t(`documents.order.${key}`) }))}
            onChange={(order) => {
              setOpen(false)
              onChange(order)
            }}
          />
        </Sheet>
      )}
    </>
  )
}

type SelectButtonsProps = Readonly<{
  selection: Selection<Document>
  /** The rows loaded so far. */
  rows: readonly Document[]
}>

/** Starts and ends selecting, and selects all loaded documents. */
export function SelectButtons({ selection: { isOn, begin, choose, end }, rows }: SelectButtonsProps) {
  const t = useT()
  if (!isOn) return <IconButton label={t('documents.select.begin')} icon={<ListChecks />} onClick={begin} />
  return (
    <>
      <IconButton
        label={t('documents.select.all', { count: rows.length })}
        icon={<CheckCheck />}
        onClick={() => choose(rows)}
      />
      <IconButton label={t('documents.select.end')} icon={<X />} onClick={end} />
    </>
  )
}

type SelectionBarProps = Readonly<{ rows: readonly Document[]; actions: DocumentActions }>

export function SelectionBar({ rows, actions: { shelf, isBusy, begin } }: SelectionBarProps) {
  const t = useT()
  return (
    <div className={styles.bar} aria-busy={isBusy || undefined}>
      <span className={styles.count} role="status">
        {t('documents.select.count', { count: rows.length })}
      </span>
      {allowedActions(shelf, rows).map((action) => (
        <IconButton
          key={action}
          label={t(`documents.action.${action}`)}
          icon={<ActionIcon action={action} />}
          disabled={isBusy}
          onClick={() => begin(action, rows)}
        />
      ))}
    </div>
  )
}
