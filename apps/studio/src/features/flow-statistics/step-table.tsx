import type { FlowFigures } from '@signet/contract'
import { useT } from '@signet/i18n/react'
import styles from './charts.module.css'
import { Examples } from './examples.tsx'
import { Share } from './share.tsx'
import { useDuration } from './use-duration.ts'

type StepTableProps = Readonly<{ nodes: FlowFigures['nodes']; show: (caseId: string) => void }>

/** Waiting times by step: the step with the largest share is the bottleneck. */
export function StepTable({ nodes, show }: StepTableProps) {
  const t = useT()
  const duration = useDuration()
  const heads = ['step', 'share', 'visits', 'median', 'p90', 'longest'] as const
  return (
    <div className={styles.wide}>
      <table className={styles.table}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {t(`flow-statistics.${head}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {nodes.map(({ node, name, share, visits, median, p90, longest }) => (
            <tr key={node}>
              <th scope="row">{name}</th>
              <td>
                <Share share={share} />
              </td>
              <td>{visits}</td>
              <td>{duration(median)}</td>
              <td>{duration(p90)}</td>
              <td>
                <Examples cases={longest} show={show} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
