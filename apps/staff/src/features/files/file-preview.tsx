import { useT } from '@signet/i18n/react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import styles from './file-preview.module.css'
import { PdfPreview } from './pdf-preview.tsx'
import type { PreviewProps } from './preview-props.ts'

type FilePreviewProps = Readonly<{
  file: Readonly<{ id: string; name: string; type: string; size: number }>
  askLink: PreviewProps['askLink']
}>

/** Beyond it a file would cost more to show than anybody expects. */
const mostBytes = 20 * 1024 * 1024

/** What a file looks like: a picture, or the pages of a PDF. Nothing of any other. */
export function FilePreview({ file: { id, name, type, size }, askLink }: FilePreviewProps) {
  if (size > mostBytes) return null
  if (type.startsWith('image/')) return <PicturePreview {...{ id, name, askLink }} />
  return type === 'application/pdf' ? <PdfPreview {...{ id, name, askLink }} /> : null
}

function PicturePreview({ id, name, askLink }: PreviewProps) {
  const t = useT()
  const [isBroken, setBroken] = useState(false)
  const { data, error } = useQuery({
    queryKey: ['file', id, 'link'],
    queryFn: askLink,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  if (isBroken || error) return <p className={styles.note}>{t('files.noPreview')}</p>
  return (
    <div className={styles.frame}>
      {data && <img className={styles.picture} src={data.url} alt={name} onError={() => setBroken(true)} />}
    </div>
  )
}
