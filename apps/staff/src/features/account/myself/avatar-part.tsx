import { useT } from '@signet/i18n/react'
import { Avatar, Button, ErrorNote, sharedStyles, useFeedback } from '@signet/ui'
import { Camera } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import styles from './avatar-part.module.css'
import { type BaseInfo, useRemoveAvatar } from './queries.ts'

const CropSheet = lazy(async () => ({ default: (await import('./crop-sheet.tsx')).CropSheet }))

/** The picture of the person, with the way to another one or to none. */
export function AvatarPart({ info: { id, realName, avatar } }: Readonly<{ info: BaseInfo }>) {
  const t = useT()
  const feedback = useFeedback()
  const remove = useRemoveAvatar()
  const input = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<File>()
  const choose = (file: File | undefined) => {
    if (file?.type.startsWith('image/')) setChosen(file)
    else if (file) feedback.error(t('account.avatar.noPicture'))
  }

  return (
    <section className={styles.part} aria-label={t('account.avatar')}>
      <Avatar key={avatar} id={id} name={realName} src={avatar} size={56} />
      <Button icon={<Camera aria-hidden="true" />} onClick={() => input.current?.click()}>
        {t('account.avatar.choose')}
      </Button>
      {avatar !== '' && (
        <Button isBusy={remove.isPending} onClick={() => remove.mutate()}>
          {t('account.avatar.remove')}
        </Button>
      )}
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        tabIndex={-1}
        aria-label={t('account.avatar.choose')}
        onChange={(event) => {
          choose(event.target.files?.[0])
          event.target.value = ''
        }}
      />
      <span className={sharedStyles.fill}>
        <ErrorNote error={remove.error} />
      </span>
      {chosen && (
        <Suspense>
          <CropSheet file={chosen} onClose={() => setChosen(undefined)} />
        </Suspense>
      )}
    </section>
  )
}
