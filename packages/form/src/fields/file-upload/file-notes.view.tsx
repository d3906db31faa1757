import { useT } from '@signet/i18n/react'
import type { LocalizedText } from '../../localized-text.ts'
import type { KindProblem } from '../../problem.ts'
import { sentenceAt } from '../../problem-sentence.ts'
import { useSpeaker, useWords } from '../../skins/use-speaker.ts'
import type { FileLimits } from './file-limits.ts'
import styles from './file-upload.module.css'

type FileNotesProps = Readonly<{
  label: string
  hint: LocalizedText
  limits: FileLimits
  refused: readonly KindProblem[]
}>

/** What is allowed, in the administrator's words or in ours, and what was refused just now. */
export function FileNotes({ label, hint, limits, refused }: FileNotesProps) {
  const t = useT()
  const speaker = useSpeaker()
  const words = useWords()
  const { maxFiles, maxMegabytes } = limits

  return (
    <>
      <p className={styles.hint}>
        {words(hint) || t('file-upload.limits', { count: maxFiles, size: maxMegabytes })}
      </p>
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
