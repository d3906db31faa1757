import { dialogFilter, type FileLimits } from '@signet/form/kinds'
import type { ReactNode } from 'react'
import type { ControlProps } from '../../../form/field-view.ts'

type ChooseFilesProps = Partial<Pick<ControlProps, 'id' | 'describedBy' | 'isInvalid'>> &
  Readonly<{
    className: string | undefined
    limits: FileLimits
    /** The name for those who do not see it. */
    name: string
    /** Opens the camera at once, where there is one. */
    from?: 'camera'
    onFiles: (files: readonly File[]) => void
    children: ReactNode
  }>

/** Looks like a button, and is the browser's own way to choose files. */
export function ChooseFiles({
  id,
  className,
  limits,
  name,
  from,
  onFiles,
  describedBy,
  isInvalid,
  children,
}: ChooseFilesProps) {
  return (
    <label className={className}>
      {children}
      <input
        id={id}
        type="file"
        multiple={limits.maxFiles > 1 && from === undefined}
        accept={from ? 'image/*' : dialogFilter(limits.accept)}
        capture={from && 'environment'}
        aria-label={name}
        aria-describedby={describedBy}
        aria-invalid={isInvalid || undefined}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
    </label>
  )
}
