import { useT } from '@signet/i18n/react'
import { X } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { SmallButton } from '../properties/property-row.tsx'
import styles from './rules.module.css'

type RuleRowProps = Readonly<{
  number: string
  /** What the row is about. */
  subject: ReactNode
  operator: ReactNode
  /** What the subject is compared with; nothing where the operator compares with nothing. */
  value?: ReactNode
  /** Needs the whole width. */
  below?: ReactNode
  /** Set while a row has just been added, which takes the focus with its value. */
  isAdding: RefObject<boolean>
  onRemove: () => void
}>

/** One condition, in the arrangement that all conditions share. */
export function RuleRow({ number, subject, operator, value, below, isAdding, onRemove }: RuleRowProps) {
  const t = useT()
  const place = useFocusWhenAdded(isAdding)
  return (
    <fieldset ref={place} className={styles.row} aria-label={t('rules.row', { number })}>
      <div className={styles.head}>
        {subject}
        <SmallButton name={t('rules.remove', { number })} Icon={X} onPress={onRemove} />
      </div>
      <div className={styles.pair} data-alone={!value || undefined}>
        {operator}
        {value}
      </div>
      {below}
    </fieldset>
  )
}

/** The compared value, with the button for another kind of value beside it. */
export function RuleValue({ children }: Readonly<{ children: ReactNode }>) {
  return (
    <div className={styles.value} data-value="">
      {children}
    </div>
  )
}

/** What all rows mean together, with what that is on the data of now beside it. */
export function RuleSentence({ sentence, value }: Readonly<{ sentence: string; value?: ReactNode }>) {
  const t = useT()
  return (
    <div className={styles.foot}>
      <p className={styles.sentence}>{t('rules.means', { sentence })}</p>
      {value}
    </div>
  )
}

/** Focuses the value of a row that has just been added, where it is typed. */
function useFocusWhenAdded(isAdding: RefObject<boolean>) {
  const place = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    if (!isAdding.current) return
    isAdding.current = false
    place.current?.querySelector<HTMLInputElement>('[data-value] input:not([role="combobox"])')?.focus()
  }, [isAdding])
  return place
}
