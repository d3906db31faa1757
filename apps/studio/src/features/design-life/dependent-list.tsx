import { useT } from '@signet/i18n/react'
import { sharedStyles } from '@signet/ui'
import type { Dependents } from './design.ts'

/** What depends on a design: counts by kind, with names. */
export function DependentList({ dependents }: Readonly<{ dependents: Dependents }>) {
  const t = useT()
  if (dependents.length === 0) return null
  return (
    <section aria-label={t('design-life.dependents')}>
      <ul className={sharedStyles.list1}>
        {dependents.map(({ kind, count, names }) => (
          <li key={kind}>
            {t(`design-life.dependent.${kind}`, { count })}
            {names.length > 0 && (
              <span className={sharedStyles.weak}>
                {' '}
                {names.join(t('design-life.separator'))}
                {count > names.length && '…'}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
