import type { FlowFigures } from '@signet/contract'
import { useFormats, useT } from '@signet/i18n/react'
import { Link } from '@tanstack/react-router'
import { ChartCard } from './chart-card.tsx'
import styles from './charts.module.css'
import { FigureTable } from './statistics-tables.tsx'
import { ticksUpTo } from './ticks.ts'
import { useOneTabStop } from './use-one-tab-stop.ts'

type Slot = FlowFigures['volume'][number]

/** Cases by day, week or month of their launch; a column leads to its cases. */
export function VolumeChart({ figures }: Readonly<{ figures: FlowFigures }>) {
  const t = useT()
  return (
    <ChartCard
      title={t('flow-statistics.volume')}
      hint={t(`flow-statistics.volumeHint.${figures.volumeBy}`)}
      legend={[
        { look: 'soft', name: t('flow-statistics.launched') },
        { look: 'strong', name: t('flow-statistics.endedOfThem') },
      ]}
      chart={<Columns figures={figures} />}
      table={<VolumeTable figures={figures} />}
    />
  )
}

/** At most so many columns have a name below, and a number above. */
const mostNames = 10
const mostNumbers = 16

function Columns({ figures: { volume, volumeBy, flow } }: Readonly<{ figures: FlowFigures }>) {
  const t = useT()
  const ticks = ticksUpTo(Math.max(...volume.map(({ launched }) => launched)))
  const top = ticks.at(-1) ?? 1
  const every = Math.ceil(volume.length / mostNames)
  const { ref, onKeyDown } = useOneTabStop()
  return (
    <div className={styles.plot}>
      <div className={styles.scale} aria-hidden="true">
        {ticks.map((tick) => (
          <span key={tick} className={styles.tick} style={{ insetBlockEnd: `${(tick / top) * 100}%` }}>
            <span>{tick}</span>
          </span>
        ))}
      </div>
      <ul ref={ref} className={styles.columns} aria-label={t('flow-statistics.volume')} onKeyDown={onKeyDown}>
        {volume.map((slot, index) => (
          <Column
            key={slot.from}
            slot={slot}
            flowId={flow.id}
            top={top}
            name={index % every === 0 ? slot.from.slice(...namePart[volumeBy]) : ''}
            isNumbered={volume.length <= mostNumbers}
            isFirst={index === 0}
          />
        ))}
      </ul>
    </div>
  )
}

type ColumnProps = Readonly<{
  slot: Slot
  flowId: string
  /** The number at the top of the axis. */
  top: number
  /** Empty below most columns of a long chart. */
  name: string
  isNumbered: boolean
  isFirst: boolean
}>

function Column({ slot, flowId, top, name, isNumbered, isFirst }: ColumnProps) {
  const t = useT()
  const formats = useFormats()
  const { from, since, until, launched, ended } = slot
  const day = formats.date(from)
  const height = (count: number) => `${(count / top) * 100}%`
  return (
    <li className={styles.column}>
      <Link
        to="/cases"
        search={{ flow: flowId, status: 'any', from: since, to: until }}
        className={styles.columnLink}
        tabIndex={isFirst ? 0 : -1}
        aria-label={t('flow-statistics.columnWords', { day, launched, ended })}
      >
        <span className={styles.launched} style={{ height: height(launched) }}>
          {isNumbered && launched > 0 && <span className={styles.number}>{launched}</span>}
        </span>
        <span className={styles.ended} style={{ height: height(ended) }} />
        <span className={styles.tip} aria-hidden="true">
          <strong>{day}</strong>
          <span>{t('flow-statistics.launchedCount', { count: launched })}</span>
          <span>{t('flow-statistics.endedCount', { count: ended })}</span>
        </span>
      </Link>
      {name && <span className={styles.columnName}>{name}</span>}
    </li>
  )
}

/** Below a column: its month in a chart by month, otherwise month and day. */
const namePart = { day: [5, 10], week: [5, 10], month: [0, 7] } as const

function VolumeTable({ figures: { volume, volumeBy } }: Readonly<{ figures: FlowFigures }>) {
  const formats = useFormats()
  return (
    <FigureTable heads={[`by.${volumeBy}`, '#launched', '#ended']}>
      {volume
        .filter(({ launched }) => launched > 0)
        .map(({ from, launched, ended }) => (
          <tr key={from}>
            <th scope="row">{formats.date(from)}</th>
            <td className={styles.figure}>{launched}</td>
            <td className={styles.figure}>{ended}</td>
          </tr>
        ))}
    </FigureTable>
  )
}
