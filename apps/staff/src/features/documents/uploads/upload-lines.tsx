import { useSignal } from '@signet/form-ui'
import { useFormats, useT } from '@signet/i18n/react'
import { Card, IconButton } from '@signet/ui'
import { Pause, Play, RotateCcw, X } from 'lucide-react'
import type { PendingFile } from './create-uploads.ts'
import styles from './upload-lines.module.css'

/** Uploads in progress, each with its actions. */
export function UploadLines({ pending }: Readonly<{ pending: readonly PendingFile[] }>) {
  const t = useT()
  if (pending.length === 0) return null
  return (
    <Card title={t('documents.uploads', { count: pending.length })}>
      <ul className={styles.lines} aria-label={t('documents.uploads', { count: pending.length })}>
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
      <UploadButton file={file} state={state} />
      <IconButton label={t('documents.uploadRemove', { name })} icon={<X />} onClick={remove} />
    </li>
  )
}

type UploadButtonProps = Readonly<{
  file: PendingFile
  state: ReturnType<PendingFile['sent']['progress']['peek']>['state']
}>

/** Pauses, continues or retries an upload. */
function UploadButton({ file: { name, sent, retry }, state }: UploadButtonProps) {
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
