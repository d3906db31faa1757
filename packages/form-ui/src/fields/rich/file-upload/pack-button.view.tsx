import type { UploadedFile } from '@signet/form/kinds'
import { useT } from '@signet/i18n/react'
import { Button } from '@signet/ui'
import { FolderDown } from 'lucide-react'
import { useState } from 'react'
import { useSurroundings } from '../../../form/surroundings.ts'
import styles from './file-upload.module.css'

/** Hands out several files as one zip, where the application can. */
export function PackButton({ files }: Readonly<{ files: readonly UploadedFile[] }>) {
  const { pack } = useSurroundings().environment.files
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const t = useT()
  if (!pack || files.length < 2) return null

  const start = () => {
    setState('busy')
    pack(files).then(
      () => setState('idle'),
      () => setState('failed'),
    )
  }
  return (
    <div className={styles.pack}>
      <Button
        size="small"
        tone="quiet"
        icon={<FolderDown aria-hidden="true" />}
        isBusy={state === 'busy'}
        onClick={start}
      >
        {t('file-upload.pack', { count: files.length })}
      </Button>
      {state === 'failed' && (
        <span role="alert" className={styles.refused}>
          {t('file-upload.packFailed')}
        </span>
      )}
    </div>
  )
}
