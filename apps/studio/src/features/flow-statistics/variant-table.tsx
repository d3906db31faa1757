import type { FlowFigures } from '@signet/contract'
import { useT } from '@signet/i18n/react'
import styles from './charts.module.css'
import { Examples } from './examples.tsx'
import { Share } from './share.tsx'

type VariantTableProps = Readonly<{ variants: FlowFigures['variants']; show: (caseId: string) => void }>

/** The routes of finished cases, decision by decision. */
export function VariantTable({ variants, show }: VariantTableProps) {
  const t = useT()
  const heads = ['way', 'share', 'cases', 'examples'] as const
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
          {variants.map(({ steps, share, cases, examples }) => (
            <tr key={JSON.stringify(steps)}>
              <th scope="row">
                {steps
                  .map(({ name, decision }) => `${name} (${t(`flow.decision.${decision}`)})`)
                  .join(' → ') || '—'}
              </th>
              <td>
                <Share share={share} />
              </td>
              <td>{cases}</td>
              <td>
                <Examples cases={examples} show={show} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
