import { useSignal } from '@signet/form-ui'
import { useFormats, useT } from '@signet/i18n/react'
import { Button, Card, IconButton, sharedStyles } from '@signet/ui'
import { Pause, Play, RotateCcw, Upload, X } from 'lucide-react'
import { type DragEvent, type ReactNode, useRef, useState } from 'react'
import type { PendingFile } from './create-uploads.ts'
import styles from './upload-area.module.css'

type DropAreaProps = Readonly<{
  /** Null: nothing can be added here. */
  onFiles: ((files: readonly File[]) => void) | null
  children: ReactNode
}>

/** An area to drop files on; the upload button does the same by keyboard. */
export function DropArea({ onFiles, children }: DropAreaProps) {
  const t = useT()
  const { isOver, over, setOver, drop } = useFileDrop({ onFiles })
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button on the page does the same by keyboard
    <div
      className={styles.area}
      data-over={isOver || undefined}
      onDragOver={over}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false)
      }}
      onDrop={drop}
    >
      {isOver && (
        <p className={styles.hint} aria-hidden="true">
          {t('documents.dropHere')}
        </p>
      )}
      {children}
    </div>
  )
}

/** Whether files are held over the area, and what happens when they are dropped. */
function useFileDrop({ onFiles }: Pick<DropAreaProps, 'onFiles'>) {
  const [isOver, setOver] = useState(false)
  const over = (event: DragEvent) => {
    if (!onFiles || !event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setOver(true)
  }
  const drop = (event: DragEvent) => {
    setOver(false)
    if (!onFiles) return
    event.preventDefault()
    onFiles([...event.dataTransfer.files])
  }

  return { isOver, over, setOver, drop }
}

type UploadButtonProps = Readonly<{ onFiles: (files: readonly File[]) => void }>

/** Opens the file dialog of the device. */
export function UploadButton({ onFiles }: UploadButtonProps) {
  const t = useT()
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button
        tone="primary"
        isWide
        icon={<Upload aria-hidden="true" />}
        onClick={() => input.current?.click()}
      >
        {t('documents.uploadFiles')}
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        className={styles.input}
        tabIndex={-1}
        aria-label={t('documents.chooseFiles')}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
    </>
  )
}

/** Uploads in progress, each with its actions. */
export function UploadLines({ pending }: Readonly<{ pending: readonly PendingFile[] }>) {
  const t = useT()
  if (pending.length === 0) return null
  return (
    <Card title={t('documents.uploads', { count: pending.length })}>
      <ul className={sharedStyles.list2} aria-label={t('documents.uploads', { count: pending.length })}>
        {pending.map((file) => (
          <UploadLine key={file.key} file={file} />
        ))}
      </ul>
    </Card>
  )
}

function UploadLine({ file }: Readonly<{ file: PendingFile }>) {
  const t = useT()
  const formats = useFormats()
  const { name, size, sent, refusal, remove } = file
  const progress = useSignal(sent.progress)
  const state = refusal === null ? progress.state : 'failed'
  const share = size === 0 ? 1 : Math.min(1, progress.sent / size)
  return (
    <li className={styles.line}>
      <span className={styles.about}>
        <span className={styles.name}>{name}</span>
        {state !== 'failed' && (
          <progress
            className={styles.progress}
            value={share}
            max={1}
            aria-label={t('documents.progress', { name })}
          />
        )}
        <span className={styles.state} data-failed={state === 'failed' || undefined} role="status">
          {refusal ?? progress.reason ?? t(`documents.upload.${state}`)}
          {state !== 'failed' && ` · ${formats.percent(Math.floor(share * 100) / 100)}`} ·{' '}
          {formats.fileSize(size)}
        </span>
      </span>
      <RowButton file={file} state={state} />
      <IconButton label={t('documents.uploadRemove', { name })} icon={<X />} onClick={remove} />
    </li>
  )
}

type RowButtonProps = Readonly<{
  file: PendingFile
  state: ReturnType<PendingFile['sent']['progress']['peek']>['state']
}>

/** Pauses, continues or retries an upload. */
function RowButton({ file: { name, sent, retry }, state }: RowButtonProps) {
  const t = useT()
  switch (state) {
    case 'uploading':
    case 'waiting':
      return <IconButton label={t('documents.pause', { name })} icon={<Pause />} onClick={sent.pause} />
    case 'paused':
      return <IconButton label={t('documents.resume', { name })} icon={<Play />} onClick={sent.resume} />
    case 'failed':
      return <IconButton label={t('documents.retry', { name })} icon={<RotateCcw />} onClick={retry} />
    default:
      return null
  }
}
