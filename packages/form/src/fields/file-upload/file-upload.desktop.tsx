import { type DragEvent, useState } from 'react'
import type { ControlProps, FieldView } from '../../skins/field-view.ts'
import { useSurroundings } from '../../skins/surroundings.ts'
import styles from './file-upload.module.css'
import { type fileUpload, problemOfFile } from './file-upload.ts'
import { FileUploadRead, fileUploadView } from './file-upload.view.tsx'

/** The same list; files may also be dropped on it. What is not accepted is left to the button, which says why. */
function FileUploadEdit(props: ControlProps<typeof fileUpload>) {
  const { path, settings, value } = props
  const { uploads } = useSurroundings()
  const [isOver, setOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const free = settings.maxFiles - value.length - uploads.pending(path).peek().length
    const accepted = [...event.dataTransfer.files].filter(
      (file) => problemOfFile(file, settings) === undefined,
    )
    for (const file of accepted.slice(0, Math.max(0, free))) uploads.start(path, file)
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
      <fileUploadView.Edit {...props} />
    </div>
  )
}

export const fileUploadDesktop: FieldView<typeof fileUpload> = {
  Edit: FileUploadEdit,
  Read: FileUploadRead,
  labels: 'group',
}
