import type { fileUpload, UploadedFile } from '@signet/form/kinds'
import { useT } from '@signet/i18n/react'
import { IconButton, sharedStyles } from '@signet/ui'
import { Paperclip, X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { ControlProps, FieldView, ReadProps } from '../../../form/field-view.ts'
import { ChooseFiles, DropPlace, useAddFiles } from './choose-files.view.tsx'
import { FileLine, FileNotes, PackButton, PendingLine } from './file-line.view.tsx'
import styles from './file-upload.module.css'
import { FilesPictures } from './files-pictures.view.tsx'

/** Files are chosen with the button or dropped on it. */
function FileUploadEdit(props: ControlProps<typeof fileUpload>) {
  const adding = useAddFiles({ ...props, limits: props.settings })
  return (
    <DropPlace onFiles={adding.add}>
      <FileUploadForm {...props} adding={adding} />
    </DropPlace>
  )
}

type FileUploadFormProps = ControlProps<typeof fileUpload> &
  Readonly<{ adding: ReturnType<typeof useAddFiles> }>

/** Uploaded files, pending uploads, and the button that adds more. */
function FileUploadForm({ adding, ...props }: FileUploadFormProps) {
  const { value, settings, label, onChange } = props
  const t = useT()
  const remove = ({ fileId }: UploadedFile) => onChange(value.filter((one) => one.fileId !== fileId))

  return (
    <>
      {value.length + adding.pending.length > 0 && (
        <FileList
          files={value}
          after={adding.pending.map((file) => <PendingLine key={file.key} file={file} />)}
        >
          {(file) => (
            <IconButton
              label={t('file-upload.remove', { name: file.name })}
              icon={<X />}
              onClick={() => remove(file)}
            />
          )}
        </FileList>
      )}
      {adding.free > 0 && (
        <ChooseFiles
          {...props}
          className={styles.add}
          limits={settings}
          name={t('file-upload.addTo', { field: label })}
          onFiles={adding.add}
        >
          <Paperclip aria-hidden="true" />
          {t('file-upload.add')}
        </ChooseFiles>
      )}
      <FileNotes
        label={label}
        hint={settings.hint}
        limits={t('file-upload.limits', { count: settings.maxFiles, size: settings.maxMegabytes })}
        refused={adding.refused}
      />
    </>
  )
}

export function FileUploadRead({ value }: ReadProps<typeof fileUpload>) {
  return (
    <div className={styles.drop}>
      <FileList files={value} />
      <PackButton files={value} />
    </div>
  )
}

type FileListProps = Readonly<{
  files: readonly UploadedFile[]
  after?: ReactNode
  children?: (file: UploadedFile) => ReactNode
}>

function FileList({ files, after, children }: FileListProps) {
  const [seen, setSeen] = useState<string>()
  return (
    <>
      <ul className={sharedStyles.list2}>
        {files.map((file) => (
          <FileLine key={file.fileId} file={file} onSee={() => setSeen(file.fileId)}>
            {children?.(file)}
          </FileLine>
        ))}
        {after}
      </ul>
      <FilesPictures files={files} seen={seen} onClose={() => setSeen(undefined)} />
    </>
  )
}

export const fileUploadView: FieldView<typeof fileUpload> = {
  Edit: FileUploadEdit,
  Read: FileUploadRead,
  labels: 'group',
}
