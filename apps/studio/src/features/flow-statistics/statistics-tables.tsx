import type { FlowFigures } from '@signet/contract'
import { useFormats, useT } from '@signet/i18n/react'
import type { ReactNode } from 'react'
import styles from './charts.module.css'
import { unitOf } from './ticks.ts'

type StepTableProps = Readonly<{ nodes: FlowFigures['nodes']; show: (caseId: string) => void }>

/** Waiting times by step: the step with the largest share is the bottleneck. */
export function StepTable({ nodes, show }: StepTableProps) {
  return (
    <FigureTable heads={['step', 'share', '#visits', '#median', '#p90', 'longest']}>
      {nodes.map((step) => (
        <StepRow key={step.node} step={step} show={show} />
      ))}
    </FigureTable>
  )
}

type StepRowProps = Pick<StepTableProps, 'show'> & Readonly<{ step: FlowFigures['nodes'][number] }>

function StepRow({ step: { name, share, visits, median, p90, longest }, show }: StepRowProps) {
  const duration = useDuration()
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>
        <Share share={share} />
      </td>
      <td className={styles.figure}>{visits}</td>
      <td className={styles.figure}>{duration(median)}</td>
      <td className={styles.figure}>{duration(p90)}</td>
      <td>
        <Examples cases={longest} show={show} />
      </td>
    </tr>
  )
}

type VariantTableProps = Readonly<{ variants: FlowFigures['variants']; show: (caseId: string) => void }>

/** The routes of finished cases, decision by decision. */
export function VariantTable({ variants, show }: VariantTableProps) {
  return (
    <FigureTable heads={['way', 'share', '#cases', 'examples']}>
      {variants.map((variant) => (
        <VariantRow key={JSON.stringify(variant.steps)} variant={variant} show={show} />
      ))}
    </FigureTable>
  )
}

type VariantRowProps = Pick<VariantTableProps, 'show'> &
  Readonly<{ variant: FlowFigures['variants'][number] }>

function VariantRow({ variant: { steps, share, cases, examples }, show }: VariantRowProps) {
  const t = useT()
  return (
    <tr>
      <th scope="row">
        {steps.map(({ name, decision }) => `${name} (${t(`flow.decision.${decision}`)})`).join(' → ') || '—'}
      </th>
      <td>
        <Share share={share} />
      </td>
      <td className={styles.figure}>{cases}</td>
      <td>
        <Examples cases={examples} show={show} />
      </td>
    </tr>
  )
}

type FigureTableProps = Readonly<{
  /** Text keys; `#` before one says that its column holds numbers. */
  heads: readonly string[]
  children: ReactNode
}>

/** A table that scrolls, with named columns and numbers on the right. */
export function FigureTable({ heads, children }: FigureTableProps) {
  const t = useT()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <div className={styles.wide} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col" {...(head.startsWith('#') && { className: styles.figure })}>
                {t(`flow-statistics.${head.replace('#', '')}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  )
}

type ExamplesProps = Readonly<{
  cases: readonly Readonly<{ caseId: string; title: string }>[]
  show: (caseId: string) => void
}>

/** A few of the cases behind a number. */
function Examples({ cases, show }: ExamplesProps) {
  return cases.slice(0, 3).map(({ caseId, title }) => (
    <button key={caseId} type="button" className={styles.case} onClick={() => show(caseId)}>
      {title}
    </button>
  ))
}

/** A percentage as bar and number. */
function Share({ share }: Readonly<{ share: number }>) {
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

/** Seconds in words, in the largest unit they fill. */
export function useDuration(): (seconds: number | null) => string {
  const t = useT()
  return (seconds) => {
    if (seconds === null) return '—'
    const { unit, seconds: size } = unitOf(seconds)
    return t(`flow-statistics.${unit}`, { count: Math.round((seconds / size) * 10) / 10 })
  }
}
