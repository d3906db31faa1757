import type { KindProblem } from '@signet/form'
import { dialogFilter, type FileLimits, problemOfFile } from '@signet/form/kinds'
import { type DragEvent, type ReactNode, useState } from 'react'
import type { ControlProps } from '../../../form/field-view.ts'
import { useFormContext } from '../../../form/surroundings.ts'
import { useSignal } from '../../../form/use-signal.ts'
import styles from './file-upload.module.css'

type ChooseFilesProps = Partial<Pick<ControlProps, 'id' | 'describedBy' | 'isInvalid'>> &
  Readonly<{
    className: string | undefined
    limits: FileLimits
    /** The accessible name. */
    name: string
    /** Opens the camera directly, where there is one. */
    from?: 'camera'
    onFiles: (files: readonly File[]) => void
    children: ReactNode
  }>

/** A native file chooser that looks like a button. */
export function ChooseFiles({ id, limits, name, from, onFiles, ...rest }: ChooseFilesProps) {
  return (
    <label className={rest.className}>
      {rest.children}
      <input
        id={id}
        type="file"
        multiple={limits.maxFiles > 1 && from === undefined}
        accept={from ? 'image/*' : dialogFilter(limits.accept)}
        capture={from && 'environment'}
        aria-label={name}
        aria-describedby={rest.describedBy}
        aria-invalid={rest.isInvalid || undefined}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
    </label>
  )
}

type DropPlaceProps = Readonly<{ onFiles: (files: readonly File[]) => void; children: ReactNode }>

/** Accepts dropped files; the button inside is the keyboard alternative. */
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

type UploadOptions = Readonly<{
  path: string
  limits: FileLimits
  value: readonly unknown[]
  onLeave: () => void
}>

/** Uploads accepted files that were chosen, dropped or photographed, and reports why others are refused. */
export function useAddFiles({ path, limits, value, onLeave }: UploadOptions) {
  const { uploads } = useFormContext()
  const pending = useSignal(uploads.pending(path))
  const [refused, setRefused] = useState<readonly KindProblem[]>([])
  const free = Math.max(0, limits.maxFiles - value.length - pending.length)

  const add = (files: readonly File[]) => {
    const problems = files.map((file) => problemOfFile(file, limits))
    const accepted = files.filter((_file, index) => problems[index] === undefined)
    for (const file of accepted.slice(0, free)) uploads.start(path, file)
    const tooMany: KindProblem = { code: 'form.tooManyFiles', params: { max: limits.maxFiles } }
    setRefused([...problems.filter((one) => one !== undefined), ...(accepted.length > free ? [tooMany] : [])])
    if (accepted.length === 0) onLeave()
  }
  return { pending, refused, free, add }
}
