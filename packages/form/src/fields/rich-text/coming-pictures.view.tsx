import { useT } from '@signet/i18n/react'
import { IconButton } from '@signet/ui'
import { X } from 'lucide-react'
import { sentenceAt } from '../../problem-sentence.ts'
import { useSignal } from '../../skins/use-signal.ts'
import { useSpeaker } from '../../skins/use-speaker.ts'
import styles from './rich-text.module.css'
import type { ComingPicture, useSentPictures } from './use-sent-pictures.view.tsx'

type ComingPicturesProps = Readonly<{
  pictures: Pick<ReturnType<typeof useSentPictures>, 'coming' | 'refused'>
}>

/** Pictures that are still being sent, and those that were refused. */
export function ComingPictures({ pictures: { coming, refused } }: ComingPicturesProps) {
  const speaker = useSpeaker()
  return (
    <>
      {coming.map((picture) => (
        <ComingLine key={picture.key} picture={picture} />
      ))}
      {refused.length > 0 && (
        <div role="alert" className={styles.refused}>
          {refused.map((problem) => (
            <p key={JSON.stringify(problem)}>{sentenceAt(problem, '', speaker)}</p>
          ))}
        </div>
      )}
    </>
  )
}

function ComingLine({ picture: { name, upload, remove } }: Readonly<{ picture: ComingPicture }>) {
  const { state, reason } = useSignal(upload.progress)
  const t = useT()
  return (
    <div className={styles.coming} data-failed={state === 'failed' || undefined}>
      <span role="status">
        {name} · {reason ?? t(`file-upload.state.${state}`)}
      </span>
      <IconButton label={t('file-upload.remove', { name })} icon={<X />} onClick={remove} />
    </div>
  )
}
