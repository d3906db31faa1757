import type { FlowFigures } from '@signet/contract'
import { useT } from '@signet/i18n/react'
import styles from './charts.module.css'

const height = 96

const slot = 20

/**
 * A chart by week or month: started cases light, the finished ones of them dark; also as a table for screen
 * readers.
 */
export function VolumeChart({ figures }: Readonly<{ figures: FlowFigures }>) {
  const { volume, volumeBy } = figures
  const most = Math.max(1, ...volume.map(({ launched }) => launched))
  return (
    <div className={styles.volume}>
      <svg
        className={styles.columns}
        viewBox={`0 0 ${volume.length * slot} ${height}`}
        style={{ width: volume.length * slot }}
        aria-hidden="true"
      >
        {volume.map((period, position) => (
          <VolumeColumn key={period.from} period={period} index={position} most={most} />
        ))}
      </svg>
      <VolumeTable volume={volume} volumeBy={volumeBy} />
    </div>
  )
}

type VolumeColumnProps = Readonly<{
  period: FlowFigures['volume'][number]
  index: number
  /** The largest number in the chart, which fills its height. */
  most: number
}>

function VolumeColumn({ period: { from, launched, ended }, index, most }: VolumeColumnProps) {
  const tall = (count: number) => (count / most) * height
  return (
    <g>
      <title>{`${from}: ${launched} / ${ended}`}</title>
      <rect
        className={styles.launched}
        x={index * slot + 3}
        y={height - tall(launched)}
        width={slot - 6}
        height={tall(launched)}
      />
      <rect
        className={styles.ended}
        x={index * slot + 3}
        y={height - tall(ended)}
        width={slot - 6}
        height={tall(ended)}
      />
    </g>
  )
}

/** The numbers of the chart; scrolls when there are many weeks. */
function VolumeTable({ volume, volumeBy }: Pick<FlowFigures, 'volume' | 'volumeBy'>) {
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
