import { useFormats, useT } from '@signet/i18n/react'
import { X } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { PendingFile } from '../../../form/uploads.ts'
import { useSignal } from '../../../form/use-signal.ts'
import { MoveButton } from '../file-upload/move-button.view.tsx'
import styles from './image-upload.module.css'

/** A picture on its way: already to be seen, with how far it is. */
export function PendingTile({ file }: Readonly<{ file: PendingFile }>) {
  const { name, size, upload, remove } = file
  const { state, sent, reason } = useSignal(upload.progress)
  const url = useObjectUrl(file.file)
  const t = useT()
  const formats = useFormats()
  const share = size === 0 ? 1 : Math.min(1, sent / size)

  return (
    <li className={styles.tile} data-pending="">
      {url && <img className={styles.coming} src={url} alt="" />}
      <span className={styles.state} data-failed={state === 'failed' || undefined} role="status">
        {reason ?? t(`file-upload.state.${state}`)}
        {state === 'uploading' && ` ${formats.percent(Math.floor(share * 100) / 100)}`}
      </span>
      {state !== 'failed' && (
        <progress
          className={styles.progress}
          value={share}
          max={1}
          aria-label={t('file-upload.progress', { name })}
        />
      )}
      <MoveButton state={state} file={file} />
      <button
        type="button"
        className={styles.remove}
        aria-label={t('file-upload.remove', { name })}
        title={t('file-upload.remove', { name })}
        onClick={remove}
      >
        <X aria-hidden="true" />
      </button>
    </li>
  )
}

/** An address for a picture that is still on this device; given back when it is no longer shown. */
function useObjectUrl(file: File): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return url
}
