import { useT } from '@signet/i18n/react'
import { IconButton } from '@signet/ui'
import { X } from 'lucide-react'
import type { ControlProps, FieldView, ReadProps } from '../../skins/field-view.ts'
import { useSurroundings } from '../../skins/surroundings.ts'
import { useSignal } from '../../skins/use-signal.ts'
import { AddFiles } from './add-files.view.tsx'
import { FileLine } from './file-line.view.tsx'
import styles from './file-upload.module.css'
import type { fileUpload } from './file-upload.ts'
import { PendingLine } from './pending-line.view.tsx'

function FileUploadEdit(props: ControlProps<typeof fileUpload>) {
  const { id, path, value, onChange } = props
  const { uploads } = useSurroundings()
  const pending = useSignal(uploads.pending(path))
  const t = useT()

  return (
    <>
      {value.length + pending.length > 0 && (
        <ul className={styles.files}>
          {value.map((file) => (
            <FileLine key={file.fileId} file={file}>
              <IconButton
                label={t('file-upload.remove', { name: file.name })}
                icon={<X />}
                onClick={() => onChange(value.filter((one) => one.fileId !== file.fileId))}
              />
            </FileLine>
          ))}
          {pending.map((file) => (
            <PendingLine key={file.key} file={file} />
          ))}
        </ul>
      )}
      <AddFiles {...props} id={id} count={value.length + pending.length} />
    </>
  )
}

export function FileUploadRead({ value }: ReadProps<typeof fileUpload>) {
  return (
    <ul className={styles.files}>
      {value.map((file) => (
        <FileLine key={file.fileId} file={file} />
      ))}
    </ul>
  )
}

export const fileUploadView: FieldView<typeof fileUpload> = {
  Edit: FileUploadEdit,
  Read: FileUploadRead,
  labels: 'group',
}
