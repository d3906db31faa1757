import { type KindProblem, type LocalizedText, sentenceAt } from '@signet/form'
import { isImageName, type UploadedFile } from '@signet/form/kinds'
import { useFormats, useT } from '@signet/i18n/react'
import { Button, IconButton } from '@signet/ui'
import { FileText, FolderDown, Pause, Play, RotateCcw, X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { UploadState } from '../../../form/form-environment.ts'
import { useFormContext } from '../../../form/surroundings.ts'
import type { PendingFile } from '../../../form/uploads.ts'
import { useSignal } from '../../../form/use-signal.ts'
import { useSpeaker, useWords } from '../../../form/use-speaker.ts'
import styles from './file-upload.module.css'

type FileLineProps = Readonly<{ file: UploadedFile; onSee: () => void; children?: ReactNode }>

/** An uploaded file: pictures open a preview, others download. */
export function FileLine({ file, onSee, children }: FileLineProps) {
  const { environment } = useFormContext()
  const formats = useFormats()
  const url = environment.files.urlOf(file)
  const isImage = isImageName(file.name)

  return (
    <li className={styles.file}>
      <span className={styles.picture} aria-hidden="true">
        {isImage ? <img src={url} alt="" loading="lazy" /> : <FileText />}
      </span>
      <span className={styles.about}>
        {isImage ? (
          <button type="button" className={styles.name} onClick={onSee}>
            {file.name}
          </button>
        ) : (
          <a className={styles.name} href={url} download={file.name}>
            {file.name}
          </a>
        )}
        <span className={styles.state}>{formats.fileSize(file.size)}</span>
      </span>
      {children}
    </li>
  )
}

/** A pending upload with its progress and actions. */
export function PendingLine({ file }: Readonly<{ file: PendingFile }>) {
  const { name, upload, remove } = file
  const { state } = useSignal(upload.progress)
  const t = useT()

  return (
    <li className={styles.file}>
      <span className={styles.picture} aria-hidden="true">
        <FileText />
      </span>
      <UploadProgress file={file} />
      <MoveButton state={state} file={file} />
      <IconButton label={t('file-upload.remove', { name })} icon={<X />} onClick={remove} />
    </li>
  )
}

/** How much is sent, or why it is not. */
function UploadProgress({ file }: Readonly<{ file: PendingFile }>) {
  const { name, size, upload } = file
  const { state, sent, reason } = useSignal(upload.progress)
  const t = useT()
  const formats = useFormats()
  const share = size === 0 ? 1 : Math.min(1, sent / size)
  return (
    <span className={styles.about}>
      <span className={styles.name}>{name}</span>
      {state !== 'failed' && (
        <progress
          className={styles.progress}
          value={share}
          max={1}
          aria-label={t('file-upload.progress', { name })}
        />
      )}
      <span className={styles.state} data-failed={state === 'failed' || undefined} role="status">
        {reason ?? t(`file-upload.state.${state}`)} · {formats.percent(Math.floor(share * 100) / 100)} ·{' '}
        {formats.fileSize(size)}
      </span>
    </span>
  )
}

type FileNotesProps = Readonly<{
  label: string
  hint: LocalizedText
  /** The limits, shown when the administrator gives no hint. */
  limits: string
  refused: readonly KindProblem[]
}>

/** The administrator's hint or the limits, and the files just refused. */
export function FileNotes({ label, hint, limits, refused }: FileNotesProps) {
  const speaker = useSpeaker()
  const words = useWords()

  return (
    <>
      <p className={styles.hint}>{words(hint) || limits}</p>
      {refused.length > 0 && (
        <div role="alert">
          {refused.map((problem) => (
            <p key={JSON.stringify(problem)} className={styles.refused}>
              {sentenceAt(problem, label, speaker)}
            </p>
          ))}
        </div>
      )}
    </>
  )
}

/** Downloads several files as one zip, where the application supports it. */
export function PackButton({ files }: Readonly<{ files: readonly UploadedFile[] }>) {
  const { pack } = useFormContext().environment.files
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const t = useT()
  if (!pack || files.length < 2) return null

  const start = () => {
    setState('busy')
    pack(files).then(
      () => setState('idle'),
      () => setState('failed'),
    )
  }
  return (
    <div className={styles.pack}>
      <Button
        size="small"
        tone="quiet"
        icon={<FolderDown aria-hidden="true" />}
        isBusy={state === 'busy'}
        onClick={start}
      >
        {t('file-upload.pack', { count: files.length })}
      </Button>
      {state === 'failed' && (
        <span role="alert" className={styles.refused}>
          {t('file-upload.packFailed')}
        </span>
      )}
    </div>
  )
}

const moves = {
  uploading: { word: 'pause', icon: <Pause /> },
  waiting: { word: 'pause', icon: <Pause /> },
  paused: { word: 'resume', icon: <Play /> },
  failed: { word: 'retry', icon: <RotateCcw /> },
} as const

/** The action on a pending upload: pause, resume or retry. */
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
