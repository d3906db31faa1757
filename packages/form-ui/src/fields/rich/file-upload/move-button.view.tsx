import { useT } from '@signet/i18n/react'
import { IconButton } from '@signet/ui'
import { Pause, Play, RotateCcw } from 'lucide-react'
import type { UploadState } from '../../../form/form-environment.ts'
import type { PendingFile } from '../../../form/uploads.ts'

const moves = {
  uploading: { word: 'pause', icon: <Pause /> },
  waiting: { word: 'pause', icon: <Pause /> },
  paused: { word: 'resume', icon: <Play /> },
  failed: { word: 'retry', icon: <RotateCcw /> },
} as const

/** What can be done about a file on its way: pause, go on, try again. */
export function MoveButton({ state, file }: Readonly<{ state: UploadState; file: PendingFile }>) {
  const t = useT()
  if (state === 'checking' || state === 'uploaded') return null

  const { word, icon } = moves[state]
  return (
    <IconButton
      label={t(`file-upload.${word}`, { name: file.name })}
      icon={icon}
      onClick={() => file.upload[word]()}
    />
  )
}
