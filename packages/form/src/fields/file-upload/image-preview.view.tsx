import { useFormats, useT } from '@signet/i18n/react'
import { IconButton, Sheet } from '@signet/ui'
import { ZoomIn, ZoomOut } from 'lucide-react'
import { useState } from 'react'
import styles from './file-upload.module.css'

const leastZoom = 1
const mostZoom = 4
const step = 0.5

type ImagePreviewProps = Readonly<{ name: string; url: string; onClose: () => void }>

/** A picture from its own size in the sheet to four times that. */
export function ImagePreview({ name, url, onClose }: ImagePreviewProps) {
  const [zoom, setZoom] = useState(leastZoom)
  const t = useT()
  const formats = useFormats()
  const by = (change: number) => setZoom(Math.min(mostZoom, Math.max(leastZoom, zoom + change)))

  return (
    <Sheet
      title={name}
      onClose={onClose}
      footer={
        <>
          <IconButton
            label={t('file-upload.zoomOut')}
            icon={<ZoomOut />}
            disabled={zoom === leastZoom}
            onClick={() => by(-step)}
          />
          <output>{formats.percent(zoom)}</output>
          <IconButton
            label={t('file-upload.zoomIn')}
            icon={<ZoomIn />}
            disabled={zoom === mostZoom}
            onClick={() => by(step)}
          />
        </>
      }
    >
      <div className={styles.stage}>
        <img src={url} alt={name} style={{ '--zoom': zoom }} />
      </div>
    </Sheet>
  )
}
