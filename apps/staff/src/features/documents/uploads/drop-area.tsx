import { useT } from '@signet/i18n/react'
import { type DragEvent, type ReactNode, useState } from 'react'
import styles from './drop-area.module.css'

type DropAreaProps = Readonly<{
  /** Null: nothing can be added here. */
  onFiles: ((files: readonly File[]) => void) | null
  children: ReactNode
}>

/** An area to drop files on; the upload button does the same by keyboard. */
export function DropArea({ onFiles, children }: DropAreaProps) {
  const t = useT()
  const [isOver, setOver] = useState(false)
  const over = (event: DragEvent) => {
    if (!onFiles || !event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setOver(true)
  }
  const drop = (event: DragEvent) => {
    setOver(false)
    if (!onFiles) return
    event.preventDefault()
    onFiles([...event.dataTransfer.files])
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button on the page does the same by keyboard
    <div
      className={styles.area}
      data-over={isOver || undefined}
      onDragOver={over}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false)
      }}
      onDrop={drop}
    >
      {isOver && (
        <p className={styles.hint} aria-hidden="true">
          {t('documents.dropHere')}
        </p>
      )}
      {children}
    </div>
  )
}
