import { useT } from '@signet/i18n/react'
import { useSignatures } from '../../signatures/index.ts'
import styles from './saved-signatures.module.css'

/** The signatures that I have saved, to sign with one of them. Nothing where there are none. */
export function SavedSignatures({ onChoose }: Readonly<{ onChoose: (png: string) => void }>) {
  const t = useT()
  const { data = [] } = useSignatures()
  if (data.length === 0) return null

  return (
    <ul className={styles.saved} aria-label={t('approvals.signature.saved')}>
      {data.map(({ id, signImg }, place) => (
        <li key={id}>
          <button
            type="button"
            className={styles.one}
            aria-label={t('approvals.signature.useSaved', { place: place + 1 })}
            onClick={() => onChoose(signImg)}
          >
            <img src={signImg} alt="" />
          </button>
        </li>
      ))}
    </ul>
  )
}
