import { useT } from '@signet/i18n/react'
import { Button } from '@signet/ui'
import { Upload } from 'lucide-react'
import { useRef } from 'react'
import styles from './upload-button.module.css'

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
