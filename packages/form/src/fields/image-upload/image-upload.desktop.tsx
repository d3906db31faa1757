import type { ControlProps, FieldView } from '../../skins/field-view.ts'
import { DropPlace } from '../file-upload/drop-place.desktop.tsx'
import { useAddFiles } from '../file-upload/use-add-files.view.tsx'
import { type imageUpload, limitsOf } from './image-upload.ts'
import { ImageUploadForm, ImageUploadRead } from './image-upload.view.tsx'

/** The same grid; pictures may also be dropped on it. */
function ImageUploadEdit(props: ControlProps<typeof imageUpload>) {
  const adding = useAddFiles({ ...props, limits: limitsOf(props.settings) })
  return (
    <DropPlace onFiles={adding.add}>
      <ImageUploadForm {...props} adding={adding} />
    </DropPlace>
  )
}

export const imageUploadDesktop: FieldView<typeof imageUpload> = {
  Edit: ImageUploadEdit,
  Read: ImageUploadRead,
  labels: 'group',
}
