import { useFormats } from '@signet/i18n/react'
import { FileText } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useSurroundings } from '../../skins/surroundings.ts'
import { isImageName } from './accepted-file.ts'
import styles from './file-upload.module.css'
import type { UploadedFile } from './file-upload.ts'
import { ImagePreview } from './image-preview.view.tsx'

type FileLineProps = Readonly<{ file: UploadedFile; children?: ReactNode }>

/** A file that is there: a picture opens a preview, anything else is a download. */
export function FileLine({ file, children }: FileLineProps) {
  const { environment } = useSurroundings()
  const formats = useFormats()
  const [isOpen, setOpen] = useState(false)
  const url = environment.files.urlOf(file)
  const isImage = isImageName(file.name)

  return (
    <li className={styles.file}>
      <span className={styles.picture} aria-hidden="true">
        {isImage ? <img src={url} alt="" loading="lazy" /> : <FileText />}
      </span>
      <span className={styles.about}>
        {isImage ? (
          <button type="button" className={styles.name} onClick={() => setOpen(true)}>
            {file.name}
          </button>
        ) : (
          <a className={styles.name} href={url} download={file.name}>
            {file.name}
          </a>
        )}
        <span className={styles.state}>{formats.fileSize(file.size)}</span>
      </span>
      {children}
      {isOpen && <ImagePreview name={file.name} url={url} onClose={() => setOpen(false)} />}
    </li>
  )
}
