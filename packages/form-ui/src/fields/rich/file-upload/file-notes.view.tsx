import { type KindProblem, type LocalizedText, sentenceAt } from '@signet/form'

import { useSpeaker, useWords } from '../../../form/use-speaker.ts'
import styles from './file-upload.module.css'

type FileNotesProps = Readonly<{
  label: string
  hint: LocalizedText
  /** What is allowed, where the administrator says nothing. */
  limits: string
  refused: readonly KindProblem[]
}>

/** What is allowed, in the administrator's words or in ours, and what was refused just now. */
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
