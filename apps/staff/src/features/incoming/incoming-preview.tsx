import { useFormats, useT } from '@signet/i18n/react'
import { Card } from '@signet/ui'
import { FileText } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { Incoming } from '../../kit/incoming/open-incoming.ts'
import styles from './incoming-preview.module.css'

/** What was shared: its pictures, the other files by name, and its text. */
export function IncomingPreview({ incoming: { files, text } }: Readonly<{ incoming: Incoming }>) {
  const t = useT()
  return (
    <Card label={t('incoming.title')}>
      {files.length > 0 && (
        <ul className={styles.files} aria-label={t('incoming.files')}>
          {files.map((file, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the files of a share keep their places
            <FileRow key={at} file={file} />
          ))}
        </ul>
      )}
      {text !== '' && <p className={styles.text}>{text}</p>}
    </Card>
  )
}

const shownTypes = /^image\/(?:png|jpeg|gif|webp|bmp)$/

function FileRow({ file }: Readonly<{ file: File }>) {
  const formats = useFormats()
  const url = usePicture(file)
  return (
    <li className={styles.file}>
      <span className={styles.picture} aria-hidden="true">
        {url ? <img src={url} alt="" /> : <FileText />}
      </span>
      <span className={styles.name}>{file.name}</span>
      <span className={styles.size}>{formats.fileSize(file.size)}</span>
    </li>
  )
}

/** An address of a picture in this window, as long as it is shown. */
function usePicture(file: File): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (!shownTypes.test(file.type)) return
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return url
}
