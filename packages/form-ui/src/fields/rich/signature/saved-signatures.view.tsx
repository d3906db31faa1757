import type { signature } from '@signet/form/kinds'
import { useT } from '@signet/i18n/react'
import { Button, Empty, Sheet, Spinner, sharedStyles } from '@signet/ui'
import { useEffect, useRef, useState } from 'react'
import type { ControlProps } from '../../../form/field-view.ts'
import type { SavedSignature } from '../../../form/form-environment.ts'
import { useFormContext } from '../../../form/surroundings.ts'
import styles from './signature.module.css'

type SavedSignaturesProps = Readonly<{
  mine: () => Promise<readonly SavedSignature[]>
  onChosen: (picture: string) => void
  onClose: () => void
}>

/** The saved signatures of this person, the default first. */
export function SavedSignatures({ mine, onChosen, onClose }: SavedSignaturesProps) {
  const { saved, hasFailed, again } = useSaved(mine)
  const t = useT()

  return (
    <Sheet title={t('signature.saved')} onClose={onClose}>
      {hasFailed && (
        <div role="alert">
          <Empty
            title={t('signature.loadFailed')}
            action={<Button onClick={again}>{t('form.retry')}</Button>}
          />
        </div>
      )}
      {!hasFailed && saved === undefined && <Spinner />}
      {saved?.length === 0 && <Empty title={t('signature.noneSaved')} hint={t('signature.noneSavedHint')} />}
      <ul className={sharedStyles.list3}>
        {saved?.map(({ id, image, isDefault }, position) => (
          <SavedChoice key={id} onChosen={onChosen} image={image} index={position} isDefault={isDefault} />
        ))}
      </ul>
    </Sheet>
  )
}

type SavedChoiceProps = Pick<SavedSignaturesProps, 'onChosen'> &
  Readonly<{ image: string; index: number; isDefault: boolean }>

function SavedChoice({ onChosen, image, index, isDefault }: SavedChoiceProps) {
  const t = useT()
  return (
    <li>
      <button type="button" className={styles.choice} onClick={() => onChosen(image)}>
        <img className={styles.picture} src={image} alt={t('signature.savedOne', { place: index + 1 })} />
        {isDefault && <span className={styles.mark}>{t('signature.default')}</span>}
      </button>
    </li>
  )
}

function useSaved(mine: SavedSignaturesProps['mine']) {
  const [saved, setSaved] = useState<readonly SavedSignature[]>()
  const [hasFailed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks the same again
  useEffect(() => {
    let isCurrent = true
    setFailed(false)
    mine().then(
      (found) => isCurrent && setSaved([...found].sort((a, b) => Number(b.isDefault) - Number(a.isDefault))),
      () => isCurrent && setFailed(true),
    )
    return () => {
      isCurrent = false
    }
  }, [mine, attempt])
  return { saved, hasFailed, again: () => setAttempt(attempt + 1) }
}

type DefaultSignatureOptions = Pick<ControlProps<typeof signature>, 'settings' | 'value' | 'onChange'>

/** Signs a new form once with the default signature, where the administrator allows it. */
export function useDefaultSignature({ settings, value, onChange }: DefaultSignatureOptions) {
  const { store, environment } = useFormContext()
  const isWanted = settings.useSaved && settings.startWithDefault && store.isNew && value === ''
  const { mine } = environment.signatures ?? {}
  const hasAsked = useRef(false)
  const sign = useRef(onChange)
  useEffect(() => {
    sign.current = onChange
  })

  useEffect(() => {
    if (!isWanted || !mine || hasAsked.current) return
    hasAsked.current = true
    mine().then(
      (saved) => {
        const own = saved.find(({ isDefault }) => isDefault)
        if (own) sign.current(own.image)
      },
      // Without a network, a person signs by hand.
      () => undefined,
    )
  }, [isWanted, mine])
}
