import { useFormats } from '@signet/i18n/react'
import type { ReactNode } from 'react'
import styles from './facts.module.css'

/** Named facts as a description list. */
export function Facts({
  facts,
}: Readonly<{ facts: readonly Readonly<{ name: string; value: ReactNode }>[] }>) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, value }) => (
        <div key={name} className={styles.fact}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

export function Section({ title, children }: Readonly<{ title: string; children: ReactNode }>) {
  return (
    <section className={styles.section} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </section>
  )
}

/** A time in words; the exact one on hover. */
export function FormattedTime({ at }: Readonly<{ at: string | null }>) {
  const formats = useFormats()
  if (!at) return '—'
  return (
    <time dateTime={at} title={formats.dateTime(at)}>
      {formats.near(at, Date.now())}
    </time>
  )
}
