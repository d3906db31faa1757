import type { FlowFigures } from '@signet/contract'
import { useT } from '@signet/i18n/react'
import styles from './charts.module.css'

/** The numbers of the columns; of many weeks it scrolls. */
export function VolumeTable({ volume, volumeBy }: Pick<FlowFigures, 'volume' | 'volumeBy'>) {
  const t = useT()
  const names = [
    t(`flow-statistics.by.${volumeBy}`),
    t('flow-statistics.launched'),
    t('flow-statistics.ended'),
  ]
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section className={styles.rows} aria-label={t('flow-statistics.volume')} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {names.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {volume.map(({ from, launched, ended }) => (
            <tr key={from}>
              <th scope="row">{from}</th>
              <td>{launched}</td>
              <td>{ended}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
