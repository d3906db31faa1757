import { useFormats } from '@signet/i18n/react'
import styles from './charts.module.css'

/** A percentage as bar and number. */
export function Share({ share }: Readonly<{ share: number }>) {
  const formats = useFormats()
  return (
    <>
      <svg className={styles.bar} viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
        <rect width={share * 100} height="8" />
      </svg>{' '}
      {formats.percent(share)}
    </>
  )
}
