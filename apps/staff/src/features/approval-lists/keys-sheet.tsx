import { useT } from '@signet/i18n/react'
import { Sheet } from '@signet/ui'
import styles from './keys-sheet.module.css'

const keys = [
  ['j', 'next'],
  ['k', 'previous'],
  ['↑ ↓', 'walk'],
  ['Enter', 'open'],
  ['a', 'agree'],
  ['r', 'reject'],
  ['Ctrl Enter', 'confirm'],
  ['u', 'undo'],
  ['?', 'help'],
] as const

/** Which key does what. */
export function KeysSheet({ onClose }: Readonly<{ onClose: () => void }>) {
  const t = useT()
  return (
    <Sheet title={t('approval-lists.keys.title')} onClose={onClose}>
      <dl className={styles.keys}>
        {keys.map(([key, deed]) => (
          <div key={key} className={styles.line}>
            <dt>
              <kbd className={styles.key}>{key}</kbd>
            </dt>
            <dd>{t(`approval-lists.keys.${deed}`)}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.hint}>{t('approval-lists.keys.hint')}</p>
    </Sheet>
  )
}
