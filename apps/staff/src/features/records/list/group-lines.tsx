import { textIn } from '@signet/form'
import { useLanguage, useT } from '@signet/i18n/react'
import { Button, Spinner } from '@signet/ui'
import { ChevronDown, ChevronRight } from 'lucide-react'
import type { ModelConfig } from '../queries.ts'
import styles from './group-head.module.css'
import listStyles from './records-page.module.css'
import { nameOf } from './shown-columns.ts'
import type { ListLine } from './use-lines.ts'

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

type BranchEndProps = Readonly<{
  line: Exclude<ListLine, { is: 'record' } | { is: 'heading' }>
  onMore: (branch: string) => void
}>

/** The last line of a branch: loading, failed, or more to load. */
export function BranchEnd({ line, onMore }: BranchEndProps) {
  const t = useT()
  if (line.is === 'waiting') return <Spinner />
  if (line.is === 'more')
    return (
      <Button size="small" isWide onClick={() => onMore(line.branch)}>
        {t('records.branch.more', { count: line.left })}
      </Button>
    )
  return (
    <div className={listStyles.failure} role="alert">
      <span>{line.error.message}</span>
      <Button size="small" onClick={line.onRetry}>
        {t('ui.retry')}
      </Button>
    </div>
  )
}
