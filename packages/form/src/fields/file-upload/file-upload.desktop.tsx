import type { ControlProps, FieldView } from '../../skins/field-view.ts'
import { DropPlace } from './drop-place.desktop.tsx'
import type { fileUpload } from './file-upload.ts'
import { FileUploadForm, FileUploadRead } from './file-upload.view.tsx'
import { useAddFiles } from './use-add-files.view.tsx'

/** The same list; files may also be dropped on it. */
function FileUploadEdit(props: ControlProps<typeof fileUpload>) {
  const adding = useAddFiles({ ...props, limits: props.settings })
  return (
    <DropPlace onFiles={adding.add}>
      <FileUploadForm {...props} adding={adding} />
    </DropPlace>
  )
}

export const fileUploadDesktop: FieldView<typeof fileUpload> = {
  Edit: FileUploadEdit,
  Read: FileUploadRead,
  labels: 'group',
}
