import { useT } from '@signet/i18n/react'
import { Paperclip } from 'lucide-react'
import { useState } from 'react'
import type { KindProblem } from '../../problem.ts'
import { sentenceAt } from '../../problem-sentence.ts'
import type { ControlProps } from '../../skins/field-view.ts'
import { useSurroundings } from '../../skins/surroundings.ts'
import { useSpeaker, useWords } from '../../skins/use-speaker.ts'
import { dialogFilter } from './accepted-file.ts'
import styles from './file-upload.module.css'
import { type fileUpload, problemOfFile } from './file-upload.ts'

type AddFilesProps = ControlProps<typeof fileUpload> & Readonly<{ count: number }>

/** Chooses files and sends them; one that is too large or of the wrong type is refused at once, with the reason. */
export function AddFiles({
  id,
  path,
  label,
  settings,
  count,
  describedBy,
  isInvalid,
  onLeave,
}: AddFilesProps) {
  const { uploads } = useSurroundings()
  const [refused, setRefused] = useState<readonly KindProblem[]>([])
  const speaker = useSpeaker()
  const words = useWords()
  const free = settings.maxFiles - count
  const add = (files: readonly File[]) => {
    const problems = files.map((file) => problemOfFile(file, settings))
    const accepted = files.filter((_file, place) => problems[place] === undefined)
    for (const file of accepted.slice(0, free)) uploads.start(path, file)
    const tooMany: KindProblem = { code: 'form.tooManyFiles', params: { max: settings.maxFiles } }
    setRefused([...problems.filter((one) => one !== undefined), ...(accepted.length > free ? [tooMany] : [])])
    onLeave()
  }

  return (
    <>
      {free > 0 && (
        <ChooseButton
          id={id}
          settings={settings}
          describedBy={describedBy}
          isInvalid={isInvalid}
          label={label}
          onFiles={add}
        />
      )}
      <p className={styles.hint}>{words(settings.hint) || <Limits settings={settings} />}</p>
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

type ChooseButtonProps = Pick<AddFilesProps, 'id' | 'settings' | 'describedBy' | 'isInvalid' | 'label'> &
  Readonly<{ onFiles: (files: readonly File[]) => void }>

function ChooseButton({ id, settings, describedBy, isInvalid, label, onFiles }: ChooseButtonProps) {
  const t = useT()
  return (
    <label className={styles.add}>
      <Paperclip aria-hidden="true" />
      {t('file-upload.add')}
      <input
        id={id}
        type="file"
        multiple={settings.maxFiles > 1}
        accept={dialogFilter(settings.accept)}
        aria-label={t('file-upload.addTo', { field: label })}
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

function Limits({ settings }: Pick<AddFilesProps, 'settings'>) {
  const t = useT()
  const { maxFiles, maxMegabytes } = settings
  return t('file-upload.limits', { count: maxFiles, size: maxMegabytes })
}
