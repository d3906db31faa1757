import { textIn } from '@signet/form'
import { useLanguage } from '@signet/i18n/react'
import { ChevronDown, ChevronRight } from 'lucide-react'
import type { ListLine } from '../lines/list-line.ts'
import type { ModelConfig } from '../queries.ts'
import styles from './group-head.module.css'
import { nameOf } from './shown-columns.ts'

type GroupHeadProps = Readonly<{
  config: ModelConfig
  line: Extract<ListLine, { is: 'heading' }>
  onToggle: (key: string) => void
}>

/** The header of a group: common value, count and sums; opens and closes the group. */
export function GroupHead({ config, line: { key, group, isOpen }, onToggle }: GroupHeadProps) {
  const { t, locale } = useLanguage()
  const Chevron = isOpen ? ChevronDown : ChevronRight
  const sums = group.sums.map(({ path, text }) =>
    t('records.group.sum', { label: textIn(locale, nameOf(config, path)), value: text }),
  )
  return (
    <button type="button" className={styles.head} aria-expanded={isOpen} onClick={() => onToggle(key)}>
      <Chevron className={styles.chevron} aria-hidden="true" />
      <span className={styles.name}>{group.text || t('records.tab.none')}</span>
      <span className={styles.sums}>{sums.join(' · ')}</span>
      <span className={styles.count}>{t('records.total', { count: group.count })}</span>
    </button>
  )
}
