import { useT } from '@signet/i18n/react'
import type { BlockView } from '../../react/block-view.ts'
import styles from './signatures.module.css'
import type { SignaturesBlock } from './signatures.ts'

export const signaturesView: BlockView<SignaturesBlock> = ({ block: { places, withDay }, teller }) => {
  const t = useT()
  return (
    <div className={styles.signatures}>
      {places.map((place, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two people may sign under the same words
        <div key={at} className={styles.place}>
          <span>{teller.say(place)}</span>
          <span className={styles.line} />
          {withDay && <span>{t('print.day')}</span>}
          {withDay && <span className={styles.line} data-short />}
        </div>
      ))}
    </div>
  )
}
