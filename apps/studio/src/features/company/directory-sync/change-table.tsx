import type { DirectoryCounts } from '@signet/contract'
import { useT } from '@signet/i18n/react'
import { useClient } from '../../../kit/context/app-context.ts'
import { ChangeTable as Changes, type ChangeWords, Difference } from '../../../kit/sync-runs/change-table.tsx'
import { type ChangeKind, changeKinds, changesKey, type DirectoryChange } from './queries.ts'

type ChangeTableProps = Readonly<{ id: string; counts: DirectoryCounts }>

/** Every difference; conflicts say why nothing happens. */
export function ChangeTable({ id, counts }: ChangeTableProps) {
  const { directorySync } = useClient()
  return (
    <Changes
      queryKey={changesKey(id)}
      load={(asked, options) => directorySync.changes({ id, ...asked }, options)}
      counts={counts}
      words={useWords()}
    />
  )
}

function useWords(): ChangeWords<ChangeKind, DirectoryChange> {
  const t = useT()
  return {
    kinds: changeKinds,
    kindOf: (kind) => t(`directory-sync.change.${kind}`),
    subject: t('directory-sync.who'),
    nameOf: ({ part, name, account }) => ({
      name,
      note: part === 'person' ? account : t(`directory-sync.part.${part}`),
    }),
    differences: t('directory-sync.differences'),
    linesOf: (change) =>
      differencesIn(change).map(({ field, before, after }) =>
        field === 'members' ? (
          <Members key={field} added={after} removed={before} />
        ) : (
          <Difference key={field} name={t(`directory-sync.field.${field}`)} before={before} after={after} />
        ),
      ),
  }
}

/** A conflict changes nothing, and what is new is named in its row already. */
function differencesIn({ kind, fields, reason }: DirectoryChange): DirectoryChange['fields'] {
  if (reason !== '') return []
  if (kind !== 'new') return fields
  return fields.filter(({ field, after }) => field !== 'account' && field !== 'name' && after !== '')
}

function Members({ added, removed }: Readonly<{ added: string; removed: string }>) {
  const t = useT()
  return (
    <li>
      {t('directory-sync.field.members')}
      {added !== '' && <div>{t('directory-sync.added', { names: added })}</div>}
      {removed !== '' && <div>{t('directory-sync.removed', { names: removed })}</div>}
    </li>
  )
}
