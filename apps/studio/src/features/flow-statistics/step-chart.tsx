import type { FlowFigures } from '@signet/contract'
import { useFormats, useT } from '@signet/i18n/react'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { ChartCard } from './chart-card.tsx'
import styles from './charts.module.css'
import { StepTable, useDuration } from './statistics-tables.tsx'
import { durationTicks } from './ticks.ts'
import { useOneTabStop } from './use-one-tab-stop.ts'

type Step = FlowFigures['nodes'][number]
type StepChartProps = Readonly<{ figures: FlowFigures; show: (caseId: string) => void }>

/** Waiting times by step, the bottleneck first; a bar leads to the cases that reached the step. */
export function StepChart({ figures, show }: StepChartProps) {
  const t = useT()
  return (
    <ChartCard
      title={t('flow-statistics.steps')}
      hint={t('flow-statistics.stepsHint')}
      legend={[
        { look: 'strong', name: t('flow-statistics.median') },
        { look: 'soft', name: t('flow-statistics.p90') },
      ]}
      chart={<Bars figures={figures} />}
      table={<StepTable nodes={figures.nodes} show={show} />}
    />
  )
}

function Bars({ figures }: Readonly<{ figures: FlowFigures }>) {
  const t = useT()
  const duration = useDuration()
  const { nodes } = figures
  const ticks = durationTicks(Math.max(...nodes.map(({ median, p90 }) => Math.max(median ?? 0, p90 ?? 0)), 0))
  const top = ticks.at(-1) ?? 1
  const { ref, onKeyDown } = useOneTabStop()
  return (
    <div>
      <ul ref={ref} className={styles.bars} aria-label={t('flow-statistics.steps')} onKeyDown={onKeyDown}>
        {nodes.map((step, index) => (
          <Bar key={step.node} step={step} figures={figures} top={top} isFirst={index === 0} />
        ))}
      </ul>
      <div className={styles.foot} aria-hidden="true">
        {ticks.map((tick) => (
          <span key={tick} style={{ insetInlineStart: `${(tick / top) * 100}%` }}>
            {tick === 0 ? '0' : duration(tick)}
          </span>
        ))}
      </div>
    </div>
  )
}

type BarProps = Readonly<{ step: Step; figures: FlowFigures; top: number; isFirst: boolean }>

function Bar({ step, figures: { flow, since }, top, isFirst }: BarProps) {
  const t = useT()
  const formats = useFormats()
  const duration = useDuration()
  const tip = useId()
  const { node, name, median, p90, share, visits } = step
  const width = (seconds: number | null) => `${((seconds ?? 0) / top) * 100}%`
  const facts = { name, median: duration(median), p90: duration(p90), share: formats.percent(share), visits }
  return (
    <li>
      <Link
        to="/cases"
        search={{ flow: flow.id, status: 'any', from: since, step: node, stepName: name }}
        className={styles.barLink}
        tabIndex={isFirst ? 0 : -1}
        aria-describedby={tip}
      >
        <span className={styles.barName}>{name}</span>
        <span className={styles.track}>
          <span className={styles.far} style={{ width: width(p90) }} />
          <span className={styles.near} style={{ width: width(median) }} />
        </span>
        <span className={styles.barValue}>{facts.median}</span>
        <span id={tip} className={styles.tip} aria-hidden="true">
          <strong>{name}</strong>
          <span>{t('flow-statistics.barTip', facts)}</span>
        </span>
      </Link>
    </li>
  )
}
