import { type imageUpload, limitsOf } from '@signet/form/kinds'
import { useT } from '@signet/i18n/react'
import { Camera, ImagePlus } from 'lucide-react'
import type { ControlProps, FieldView, ReadProps } from '../../../form/field-view.ts'
import { useSurroundings } from '../../../form/surroundings.ts'
import { ChooseFiles } from '../file-upload/choose-files.view.tsx'
import { DropPlace } from '../file-upload/drop-place.view.tsx'
import { FileNotes } from '../file-upload/file-notes.view.tsx'
import { PackButton } from '../file-upload/pack-button.view.tsx'
import { useAddFiles } from '../file-upload/use-add-files.view.tsx'
import styles from './image-upload.module.css'
import { PendingTile } from './pending-tile.view.tsx'
import { PictureGrid } from './picture-grid.view.tsx'

/** Pictures are chosen or taken with a tile, or dropped on the tiles. */
function ImageUploadEdit(props: ControlProps<typeof imageUpload>) {
  const adding = useAddFiles({ ...props, limits: limitsOf(props.settings) })
  return (
    <DropPlace onFiles={adding.add}>
      <ImageUploadForm {...props} adding={adding} />
    </DropPlace>
  )
}

type ImageUploadFormProps = ControlProps<typeof imageUpload> &
  Readonly<{ adding: ReturnType<typeof useAddFiles> }>

/** The pictures that are there, those on their way, and the tiles that add more. */
function ImageUploadForm({ adding, ...props }: ImageUploadFormProps) {
  const { value, settings, label, onChange } = props
  const t = useT()

  return (
    <>
      <PictureGrid
        files={value}
        onRemove={(gone) => onChange(value.filter(({ fileId }) => fileId !== gone.fileId))}
      >
        {adding.pending.map((file) => (
          <PendingTile key={file.key} file={file} />
        ))}
        {adding.free > 0 && <AddTiles {...props} onFiles={adding.add} />}
      </PictureGrid>
      <FileNotes
        label={label}
        hint={settings.hint}
        limits={t('image-upload.limits', { count: settings.maxFiles, size: settings.maxMegabytes })}
        refused={adding.refused}
      />
    </>
  )
}

type AddTilesProps = Omit<ControlProps<typeof imageUpload>, 'value'> &
  Readonly<{ onFiles: (files: readonly File[]) => void }>

/** From the album or the disk, and on a phone from the camera. */
function AddTiles({ settings, label, onFiles, ...control }: AddTilesProps) {
  const { pointer } = useSurroundings()
  const t = useT()
  const limits = limitsOf(settings)
  const isCameraOnly = settings.source === 'camera'

  return (
    <>
      {!isCameraOnly && (
        <li className={styles.tile}>
          <ChooseFiles
            {...control}
            className={styles.add}
            limits={limits}
            name={t('image-upload.addTo', { field: label })}
            onFiles={onFiles}
          >
            <ImagePlus aria-hidden="true" />
            {t('image-upload.add')}
          </ChooseFiles>
        </li>
      )}
      {(isCameraOnly || pointer === 'coarse') && (
        <li className={styles.tile}>
          <ChooseFiles
            {...(isCameraOnly ? control : {})}
            className={styles.add}
            limits={limits}
            from="camera"
            name={t('image-upload.takeFor', { field: label })}
            onFiles={onFiles}
          >
            <Camera aria-hidden="true" />
            {t('image-upload.take')}
          </ChooseFiles>
        </li>
      )}
    </>
  )
}

export function ImageUploadRead({ value }: ReadProps<typeof imageUpload>) {
  return (
    <div className={styles.read}>
      <PictureGrid files={value} />
      <PackButton files={value} />
    </div>
  )
}

export const imageUploadView: FieldView<typeof imageUpload> = {
  Edit: ImageUploadEdit,
  Read: ImageUploadRead,
  labels: 'group',
}
