import { readBytes } from '@signet/client'
import { useT } from '@signet/i18n/react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useApp } from '../context/app-context.ts'
import styles from './file-preview.module.css'

type FilePreviewProps = Readonly<{
  file: Readonly<{ id: string; name: string; type: string; size: number }>
  askLink: PreviewProps['askLink']
}>

/** Larger files cost more to preview than people expect. */
const mostBytes = 20 * 1024 * 1024

/** A preview of a picture or PDF; nothing for other files. */
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

/** A PDF in the browser's own viewer; browsers without one, as on many phones, offer the download. */
function PdfPreview(props: PreviewProps) {
  const t = useT()
  if (!navigator.pdfViewerEnabled) return <p className={styles.note}>{t('files.noViewer')}</p>
  return <PdfFrame {...props} />
}

/** The one-time link downloads the bytes, so they are fetched and shown from here. */
function PdfFrame({ id, name, askLink }: PreviewProps) {
  const t = useT()
  const { faults } = useApp()
  const { data, error } = useQuery({
    queryKey: ['file', id, 'pdf'],
    // Forces the PDF type, so that the frame never treats the bytes as a page of ours.
    queryFn: async ({ signal }) =>
      readBytes({ url: (await askLink()).url, type: 'application/pdf', say: t, note: faults.note, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  const url = useBlobUrl(data)
  if (error) return <p className={styles.note}>{t('files.noPreview')}</p>
  return (
    <div className={styles.frame} data-tall>
      {url && <iframe className={styles.pages} src={url} title={name} />}
    </div>
  )
}

function useBlobUrl(blob: Blob | undefined): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (!blob) return
    const made = URL.createObjectURL(blob)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [blob])
  return url
}

/** A file to preview, by a link that works once: it is requested once per visit. */
type PreviewProps = Readonly<{
  id: string
  name: string
  askLink: () => Promise<Readonly<{ url: string }>>
}>
