import { isImageName, type UploadedFile } from '@signet/form/kinds'
import { lazy, Suspense } from 'react'
import { useSurroundings } from '../../../form/surroundings.ts'

const PictureViewer = lazy(async () => ({
  default: (await import('./picture-viewer.view.tsx')).PictureViewer,
}))

type FilesPicturesProps = Readonly<{
  files: readonly UploadedFile[]
  /** The picture that was pressed; nothing is open without one. */
  seen: string | undefined
  onClose: () => void
}>

/** The pictures among some files, one after the other, from the one that was pressed. */
export function FilesPictures({ files, seen, onClose }: FilesPicturesProps) {
  const { environment } = useSurroundings()
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
