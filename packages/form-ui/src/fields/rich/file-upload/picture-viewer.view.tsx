import { useFormats, useT } from '@signet/i18n/react'
import { IconButton, Modal, sharedStyles } from '@signet/ui'
import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import styles from './picture-viewer.module.css'
import { usePictureGestures } from './use-picture-gestures.view.tsx'

type Picture = Readonly<{ name: string; url: string }>

type PictureViewerProps = Readonly<{ pictures: readonly Picture[]; first: number; onClose: () => void }>

const step = 0.5

/** Full-screen pictures with zoom up to four times; arrow keys and swipes change the picture. */
export function PictureViewer({ pictures, first, onClose }: PictureViewerProps) {
  const [position, setPlace] = useState(first)
  const stage = useRef<HTMLDivElement>(null)
  const t = useT()
  const turn = (by: -1 | 1) => {
    if (!pictures[position + by]) return
    setPlace(position + by)
    gestures.reset()
  }
  const gestures = usePictureGestures(stage, turn)
  const { look, zoomTo } = gestures
  useKeys({
    ArrowLeft: () => turn(-1),
    ArrowRight: () => turn(1),
    '+': () => zoomTo(look.zoom + step),
    '=': () => zoomTo(look.zoom + step),
    '-': () => zoomTo(look.zoom - step),
  })
  const picture = pictures[position]
  if (!picture) return null

  return (
    <Modal className={styles.viewer} label={picture.name} onClose={onClose}>
      <div className={styles.frame}>
        <header className={styles.head}>
          <h2 className={sharedStyles.titleLine}>{picture.name}</h2>
          <IconButton label={t('ui.close')} icon={<X />} onClick={onClose} />
        </header>
        <div
          ref={stage}
          className={styles.stage}
          data-whole={gestures.isWhole || undefined}
          {...gestures.listeners}
        >
          <img
            key={position}
            className={styles.picture}
            src={picture.url}
            alt={picture.name}
            draggable={false}
            style={{ '--zoom': look.zoom, '--x': `${look.x}px`, '--y': `${look.y}px` }}
          />
        </div>
        <ViewerButtons {...gestures} index={position} count={pictures.length} onTurn={turn} />
      </div>
    </Modal>
  )
}

type ViewerButtonsProps = Pick<
  ReturnType<typeof usePictureGestures>,
  'look' | 'zoomTo' | 'isWhole' | 'isLargest'
> &
  Readonly<{ index: number; count: number; onTurn: (by: -1 | 1) => void }>

function ViewerButtons({ look, zoomTo, isWhole, isLargest, index, count, onTurn }: ViewerButtonsProps) {
  const t = useT()
  const formats = useFormats()
  return (
    <footer className={styles.foot}>
      {count > 1 && (
        <IconButton
          label={t('file-upload.previous')}
          icon={<ChevronLeft />}
          disabled={index === 0}
          onClick={() => onTurn(-1)}
        />
      )}
      <IconButton
        label={t('file-upload.zoomOut')}
        icon={<ZoomOut />}
        disabled={isWhole}
        onClick={() => zoomTo(look.zoom - step)}
      />
      <output className={styles.figures}>{formats.percent(Math.round(look.zoom * 100) / 100)}</output>
      <IconButton
        label={t('file-upload.zoomIn')}
        icon={<ZoomIn />}
        disabled={isLargest}
        onClick={() => zoomTo(look.zoom + step)}
      />
      {count > 1 && (
        <>
          <IconButton
            label={t('file-upload.next')}
            icon={<ChevronRight />}
            disabled={index === count - 1}
            onClick={() => onTurn(1)}
          />
          <output className={styles.figures}>{t('file-upload.place', { place: index + 1, count })}</output>
        </>
      )}
    </footer>
  )
}

/** Handles keys wherever the focus is while mounted, because a pressed button may lose it. */
function useKeys(keys: Readonly<Record<string, () => void>>) {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    const press = ({ key }: KeyboardEvent) => latest.current[key]?.()
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
