import type { UploadedFile } from '@signet/form/kinds'
import { useT } from '@signet/i18n/react'
import { X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useSurroundings } from '../../../form/surroundings.ts'
import { FilesPictures } from '../file-upload/files-pictures.view.tsx'
import styles from './image-upload.module.css'

type PictureGridProps = Readonly<{
  files: readonly UploadedFile[]
  onRemove?: (file: UploadedFile) => void
  /** More tiles after the pictures. */
  children?: ReactNode
}>

/** Pictures side by side; pressing one shows it large. */
export function PictureGrid({ files, onRemove, children }: PictureGridProps) {
  const { environment } = useSurroundings()
  const [seen, setSeen] = useState<string>()
  const t = useT()

  return (
    <>
      <ul className={styles.grid}>
        {files.map((file) => (
          <li key={file.fileId} className={styles.tile}>
            <button
              type="button"
              className={styles.picture}
              aria-label={t('image-upload.see', { name: file.name })}
              onClick={() => setSeen(file.fileId)}
            >
              <img src={environment.files.urlOf(file)} alt="" loading="lazy" />
            </button>
            {onRemove && (
              <button
                type="button"
                className={styles.remove}
                aria-label={t('file-upload.remove', { name: file.name })}
                title={t('file-upload.remove', { name: file.name })}
                onClick={() => onRemove(file)}
              >
                <X aria-hidden="true" />
              </button>
            )}
          </li>
        ))}
        {children}
      </ul>
      <FilesPictures files={files} seen={seen} onClose={() => setSeen(undefined)} />
    </>
  )
}
