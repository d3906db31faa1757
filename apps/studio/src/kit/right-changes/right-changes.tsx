import type { RightChanges as Changes } from '@signet/contract'
import { useT } from '@signet/i18n/react'
import { sharedStyles } from '@signet/ui'
import { PeopleChanges } from './people-changes.tsx'

type RightChangesProps = Readonly<{
  changes: Changes
  saving: Readonly<{ isPending: boolean; error: Error | null }>
  onConfirm: () => void
  onClose: () => void
}>

type Row = Changes['list'][number]

/** Who gains and loses which lists, applications and flows by a change of the organization. */
export function RightChanges({ changes, saving, onConfirm, onClose }: RightChangesProps) {
  const t = useT()
  const { changed, list, usedBy } = changes
  return (
    <PeopleChanges<Row>
      changed={changed}
      list={list}
      saving={saving}
      onConfirm={onConfirm}
      onClose={onClose}
      columns={[
        { title: t('right-changes.gains'), render: (_, { gains }) => <Rights rights={gains} /> },
        { title: t('right-changes.loses'), render: (_, { loses }) => <Rights rights={loses} /> },
      ]}
    >
      {usedBy.length > 0 && (
        <p className={sharedStyles.weak}>
          {t('right-changes.usedBy', { names: usedBy.join(t('right-changes.and')) })}
        </p>
      )}
    </PeopleChanges>
  )
}

function Rights({ rights }: Readonly<{ rights: Row['gains'] }>) {
  const t = useT()
  if (rights.length === 0) return '—'
  return rights.map(({ kind, id, name, rights: ofOne }) => (
    <div key={`${kind} ${id}`}>
      {t('right-changes.rightsOn', {
        name,
        rights: ofOne.map((one) => t(`right-changes.right.${one}`)).join(t('right-changes.and')),
      })}
    </div>
  ))
}
