import { type imageUpload, limitsOf, type UploadedFile } from '@signet/form/kinds'
import { useFormats, useT } from '@signet/i18n/react'
import { Camera, ImagePlus, X } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import type { ControlProps, FieldView, ReadProps } from '../../../form/field-view.ts'
import { useFormContext } from '../../../form/surroundings.ts'
import type { PendingFile } from '../../../form/uploads.ts'
import { useSignal } from '../../../form/use-signal.ts'
import { ChooseFiles, DropPlace, useAddFiles } from '../file-upload/choose-files.view.tsx'
import { FileNotes, MoveButton, PackButton } from '../file-upload/file-line.view.tsx'
import { FilesPictures } from '../file-upload/files-pictures.view.tsx'
import styles from './image-upload.module.css'

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

/** Uploaded pictures, pending uploads, and the tiles that add more. */
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

/** Tiles for the album or disk and, on a phone, the camera. */
function AddTiles({ settings, label, onFiles, ...control }: AddTilesProps) {
  const { pointer } = useFormContext()
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

type PictureGridProps = Readonly<{
  files: readonly UploadedFile[]
  onRemove?: (file: UploadedFile) => void
  /** More tiles after the pictures. */
  children?: ReactNode
}>

/** A grid of pictures; a press opens the viewer. */
function PictureGrid({ files, onRemove, children }: PictureGridProps) {
  const [seen, setSeen] = useState<string>()

  return (
    <>
      <ul className={styles.grid}>
        {files.map((file) => (
          <PictureTile key={file.fileId} file={file} onSee={setSeen} onRemove={onRemove} />
        ))}
        {children}
      </ul>
      <FilesPictures files={files} seen={seen} onClose={() => setSeen(undefined)} />
    </>
  )
}

type PictureTileProps = Readonly<{
  file: UploadedFile
  onSee: (fileId: string) => void
  onRemove: PictureGridProps['onRemove']
}>

function PictureTile({ file, onSee, onRemove }: PictureTileProps) {
  const { environment } = useFormContext()
  const t = useT()
  return (
    <li className={styles.tile}>
      <button
        type="button"
        className={styles.picture}
        aria-label={t('image-upload.see', { name: file.name })}
        onClick={() => onSee(file.fileId)}
      >
        <img src={environment.files.urlOf(file)} alt="" loading="lazy" />
      </button>
      {onRemove && <RemoveButton name={file.name} onPress={() => onRemove(file)} />}
    </li>
  )
}

/** A pending picture with a preview and its progress. */
function PendingTile({ file }: Readonly<{ file: PendingFile }>) {
  const { name, size, upload } = file
  const { state, sent, reason } = useSignal(upload.progress)
  const url = useObjectUrl(file.file)
  const t = useT()
  const formats = useFormats()
  const share = size === 0 ? 1 : Math.min(1, sent / size)

  return (
    <li className={styles.tile} data-pending="">
      {url && <img className={styles.coming} src={url} alt="" />}
      <span className={styles.state} data-failed={state === 'failed' || undefined} role="status">
        {reason ?? t(`file-upload.state.${state}`)}
        {state === 'uploading' && ` ${formats.percent(Math.floor(share * 100) / 100)}`}
      </span>
      {state !== 'failed' && (
        <progress
          className={styles.progress}
          value={share}
          max={1}
          aria-label={t('file-upload.progress', { name })}
        />
      )}
      <MoveButton state={state} file={file} />
      <RemoveButton name={name} onPress={file.remove} />
    </li>
  )
}

function RemoveButton({ name, onPress }: Readonly<{ name: string; onPress: () => void }>) {
  const t = useT()
  return (
    <button
      type="button"
      className={styles.remove}
      aria-label={t('file-upload.remove', { name })}
      title={t('file-upload.remove', { name })}
      onClick={onPress}
    >
      <X aria-hidden="true" />
    </button>
  )
}

/** Returns an object URL for a local picture, revoked on unmount. */
function useObjectUrl(file: File): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return url
}
