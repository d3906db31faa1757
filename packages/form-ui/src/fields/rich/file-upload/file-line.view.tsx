import { isImageName, type UploadedFile } from '@signet/form/kinds'
import { useFormats } from '@signet/i18n/react'
import { FileText } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSurroundings } from '../../../form/surroundings.ts'
import styles from './file-upload.module.css'

type FileLineProps = Readonly<{ file: UploadedFile; onSee: () => void; children?: ReactNode }>

/** A file that is there: a picture opens a preview, anything else is a download. */
export function FileLine({ file, onSee, children }: FileLineProps) {
  const { environment } = useSurroundings()
  const formats = useFormats()
  const url = environment.files.urlOf(file)
  const isImage = isImageName(file.name)

  return (
    <li className={styles.file}>
      <span className={styles.picture} aria-hidden="true">
        {isImage ? <img src={url} alt="" loading="lazy" /> : <FileText />}
      </span>
      <span className={styles.about}>
        {isImage ? (
          <button type="button" className={styles.name} onClick={onSee}>
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
    </li>
  )
}
