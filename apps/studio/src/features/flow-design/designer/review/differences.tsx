import { useT } from '@signet/i18n/react'
import { Failure } from '@signet/ui'
import { useQuery } from '@tanstack/react-query'
import { Skeleton } from 'antd'
import { useClient } from '../../../../shell/desk.ts'
import { DifferenceButton } from './difference-button.tsx'
import { partKeys } from './part-keys.ts'
import styles from './review.module.css'
import { compareQuery, type Difference } from './review-queries.ts'

type DifferencesProps = Readonly<{ id: string; from: number; to: number }>

/** What is different, in words, and on the drawing what of it is there. */
export function Differences({ id, from, to }: DifferencesProps) {
  const t = useT()
  const { data, error, refetch } = useQuery(compareQuery(useClient(), id, from, to))
  if (error) return <Failure error={error} onRetry={refetch} />
  if (!data) return <Skeleton active title={false} />
  if (data.differences.length === 0)
    return <p className={styles.weak}>{t('flow-design.review.noDifference')}</p>

  return (
    <>
      <ul className={styles.differences}>
        {data.differences.map((one) => (
          <li key={`${one.about} ${one.id} ${one.change} ${one.parts.join()}`} data-change={one.change}>
            <DifferenceWords difference={one} />
          </li>
        ))}
      </ul>
      <div className={styles.row}>
        <DifferenceButton id={id} from={from} to={to} differences={data.differences} />
      </div>
    </>
  )
}

function DifferenceWords({
  difference: { about, change, name, parts },
}: Readonly<{ difference: Difference }>) {
  const t = useT()
  const key = partKeys[about]
  const said = [...new Set(parts.map((part) => t(key(part))))].join(t('flow-design.separator'))
  return t(`flow-design.review.diff.${about}.${change}`, { name, parts: said })
}
