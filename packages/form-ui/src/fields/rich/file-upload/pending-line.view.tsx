import { useFormats, useT } from '@signet/i18n/react'
import { IconButton } from '@signet/ui'
import { FileText, X } from 'lucide-react'
import type { PendingFile } from '../../../form/uploads.ts'
import { useSignal } from '../../../form/use-signal.ts'
import styles from './file-upload.module.css'
import { MoveButton } from './move-button.view.tsx'

/** A file on its way: how far it is, and what can be done about it. */
export function PendingLine({ file }: Readonly<{ file: PendingFile }>) {
  const { name, size, upload, remove } = file
  const { state, sent, reason } = useSignal(upload.progress)
  const t = useT()
  const formats = useFormats()
  const share = size === 0 ? 1 : Math.min(1, sent / size)

  return (
    <li className={styles.file}>
      <span className={styles.picture} aria-hidden="true">
        <FileText />
      </span>
      <span className={styles.about}>
        <span className={styles.name}>{name}</span>
        {state !== 'failed' && (
          <progress
            className={styles.progress}
            value={share}
            max={1}
            aria-label={t('file-upload.progress', { name })}
          />
        )}
        <span className={styles.state} data-failed={state === 'failed' || undefined} role="status">
          {reason ?? t(`file-upload.state.${state}`)} · {formats.percent(Math.floor(share * 100) / 100)} ·{' '}
          {formats.fileSize(size)}
        </span>
      </span>
      <MoveButton state={state} file={file} />
      <IconButton label={t('file-upload.remove', { name })} icon={<X />} onClick={remove} />
    </li>
  )
}
