import { useT } from '@signet/i18n/react'
import { useFeedback } from '@signet/ui'
import { Button } from 'antd'
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import styles from './phrases-page.module.css'

type PhraseLineProps = Readonly<{
  text: string
  isFirst: boolean
  isLast: boolean
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}>

/** One phrase, its place in the order, and the way to get rid of it. */
export function PhraseLine({ text, isFirst, isLast, onMove, onRemove }: PhraseLineProps) {
  const t = useT()
  const feedback = useFeedback()
  const ask = async () => {
    const isSure = await feedback.ask({
      title: t('studio.removeTitle', { name: text }),
      body: t('company-phrases.removeBody'),
      confirm: t('studio.remove'),
      tone: 'danger',
    })
    if (isSure) onRemove()
  }
  return (
    <li className={styles.line}>
      <span className={styles.text}>{text}</span>
      <Button
        type="text"
        icon={<ArrowUp size={16} aria-hidden />}
        aria-label={t('company-phrases.up', { text })}
        disabled={isFirst}
        onClick={() => onMove(-1)}
      />
      <Button
        type="text"
        icon={<ArrowDown size={16} aria-hidden />}
        aria-label={t('company-phrases.down', { text })}
        disabled={isLast}
        onClick={() => onMove(1)}
      />
      <Button
        type="text"
        danger
        icon={<Trash2 size={16} aria-hidden />}
        aria-label={t('company-phrases.remove', { text })}
        onClick={ask}
      />
    </li>
  )
}
