import { isImageName, type UploadedFile } from '@signet/form/kinds'
import { lazy, Suspense } from 'react'
import { useFormContext } from '../../../form/surroundings.ts'

const PictureViewer = lazy(async () => ({
  default: (await import('./picture-viewer.view.tsx')).PictureViewer,
}))

type FilesPicturesProps = Readonly<{
  files: readonly UploadedFile[]
  /** The selected picture; undefined shows nothing. */
  seen: string | undefined
  onClose: () => void
}>

/** The pictures among the files, starting with the selected one. */
export function FilesPictures({ files, seen, onClose }: FilesPicturesProps) {
  const { environment } = useFormContext()
  if (seen === undefined) return null

  const pictures = files.filter(({ name }) => isImageName(name))
  return (
    <Suspense>
      <PictureViewer
        pictures={pictures.map((file) => ({ name: file.name, url: environment.files.urlOf(file) }))}
        first={Math.max(
          0,
          pictures.findIndex(({ fileId }) => fileId === seen),
        )}
        onClose={onClose}
      />
    </Suspense>
  )
}
