import type { DataSyncCounts } from '@signet/contract'
import { useT } from '@signet/i18n/react'
import { useClient } from '../../../kit/context/app-context.ts'
import { ChangeTable as Changes, type ChangeWords, Difference } from '../../../kit/sync-runs/change-table.tsx'
import { type ChangeKind, changeKinds, changesKey, type RowChange } from './queries.ts'

type ChangeTableProps = Readonly<{ id: string; counts: DataSyncCounts }>

/** Every difference by row and cell; wrong cells say what is wrong. */
export function ChangeTable({ id, counts }: ChangeTableProps) {
  const { dataSyncs } = useClient()
  return (
    <Changes
      queryKey={changesKey(id)}
      load={(asked, options) => dataSyncs.changes({ id, ...asked }, options)}
      counts={counts}
      words={useWords()}
    />
  )
}

function useWords(): ChangeWords<ChangeKind, RowChange> {
  const t = useT()
  return {
    kinds: changeKinds,
    kindOf: (kind) => t(`data-syncs.change.${kind}`),
    subject: t('data-syncs.row'),
    nameOf: ({ row, key }) => ({
      name: key || t('sync-runs.none'),
      note: row === 0 ? t('data-syncs.notThere') : t('data-syncs.rowAt', { row }),
    }),
    differences: t('data-syncs.cells'),
    linesOf: ({ cells }) =>
      cells.map(({ field, label, ...cell }) => (
        <Difference key={`${field} ${cell.problem}`} name={label} {...cell} />
      )),
  }
}
