import type { Difference } from '@signet/form/design'
import { useT } from '@signet/i18n/react'
import { useWord } from '../use-word.ts'
import styles from './versions.module.css'

type DifferencesProps = Readonly<{
  differences: readonly Difference[]
  /** Do the rows of a data view come from elsewhere, or under other parameters? */
  hasOtherSource: boolean
}>

/** What the draft does otherwise, in words: one line a field. */
export function Differences({ differences, hasOtherSource }: DifferencesProps) {
  const t = useT()
  if (differences.length === 0 && !hasOtherSource)
    return <p className={styles.same}>{t('form-design.diff.none')}</p>
  return (
    <ul className={styles.differences}>
      {hasOtherSource && <li data-change="changed">{t('form-design.diff.source')}</li>}
      {differences.map((difference) => (
        <li key={`${difference.path} ${difference.change}`} data-change={difference.change}>
          <DifferenceLine difference={difference} />
        </li>
      ))}
    </ul>
  )
}

function DifferenceLine({ difference }: Readonly<{ difference: Difference }>) {
  const t = useT()
  const words = useWord()
  const name = words(difference.field.label) || difference.path
  if (difference.change !== 'changed') return t(`form-design.diff.${difference.change}`, { name })

  const parts = difference.parts.map((part) => partName(part, difference.field.kind))
  return t('form-design.diff.changed', {
    name,
    parts: parts.map((key) => t(key)).join(t('form-design.diff.and')),
  })
}

/** The key of what the properties call a part. */
function partName(part: string, kind: string): string {
  if (part.startsWith('settings.')) return `${kind}.setting.${part.slice('settings.'.length)}`
  return `form-design.${part}`
}
