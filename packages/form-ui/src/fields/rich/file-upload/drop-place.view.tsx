import { type DragEvent, type ReactNode, useState } from 'react'
import styles from './file-upload.module.css'

type DropPlaceProps = Readonly<{ onFiles: (files: readonly File[]) => void; children: ReactNode }>

/** Files may be dropped here; the button inside does the same by keyboard. */
export function DropPlace({ onFiles, children }: DropPlaceProps) {
  const [isOver, setOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    onFiles([...event.dataTransfer.files])
  }
  const over = (event: DragEvent) => {
    event.preventDefault()
    setOver(true)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same by keyboard
    <div
      className={styles.drop}
      data-over={isOver || undefined}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {children}
    </div>
  )
}
