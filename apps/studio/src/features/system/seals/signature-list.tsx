import { useT } from '@signet/i18n/react'
import { ErrorNote } from '@signet/ui'
import type { TableColumnsType } from 'antd'
import type { ReactNode } from 'react'
import { Facts, FormattedTime } from '../../../kit/details/facts.tsx'
import { SideDrawer } from '../../../kit/details/side-drawer.tsx'
import { RemoveButton } from '../../../kit/lists/list-buttons.tsx'
import { ListPage } from '../../../kit/lists/list-page.tsx'
import { useListSearch } from '../../../kit/lists/list-search.ts'
import { type SignatureRow, useSealMutation, useSignatures } from './queries.ts'
import styles from './seals.module.css'

/** Who has saved a signature; an administrator can withdraw one. */
export function SignatureList({ tabs }: Readonly<{ tabs: ReactNode }>) {
  const t = useT()
  const { search } = useListSearch()
  const query = useSignatures(search.keyword ?? '')
  const rows = query.data?.pages.flatMap(({ list }) => list) ?? []
  return (
    <ListPage<SignatureRow>
      title={t('seals.title')}
      tab="kind"
      query={query}
      columns={columnsIn(t)}
      idOf={({ id }) => id}
      filters={tabs}
      emptyHint={t('seals.signaturesHint')}
      drawer={(id, close) => {
        const row = rows.find((one) => one.id === id)
        return row && <SignatureDrawer row={row} onClose={close} />
      }}
    />
  )
}

function columnsIn(t: ReturnType<typeof useT>): TableColumnsType<SignatureRow> {
  return [
    { title: t('seals.person'), render: (_, { person }) => person.name },
    {
      title: t('seals.signature'),
      render: (_, { signImg, person }) => <img className={styles.small} src={signImg} alt={person.name} />,
    },
    { title: t('seals.isDefault'), render: (_, { isDefault }) => (isDefault === 1 ? t('seals.yes') : '—') },
    { title: t('seals.savedAt'), render: (_, { createdAt }) => <FormattedTime at={createdAt} /> },
  ]
}

function SignatureDrawer({ row, onClose }: Readonly<{ row: SignatureRow; onClose: () => void }>) {
  const t = useT()
  const { id, person, signImg, createdAt } = row
  const withdraw = useSealMutation(({ signatureAdministration }, _: undefined) =>
    signatureAdministration.withdraw({ personId: person.id, id }),
  )
  return (
    <SideDrawer title={person.name} width={480} onClose={onClose}>
      <div className={styles.picture}>
        <img src={signImg} alt={t('seals.signature')} />
      </div>
      <Facts facts={[{ name: t('seals.savedAt'), value: <FormattedTime at={createdAt} /> }]} />
      <ErrorNote error={withdraw.error} />
      <RemoveButton
        name={person.name}
        consequence={t('seals.withdrawHint')}
        isBusy={withdraw.isPending}
        onRemove={() => withdraw.mutate(undefined, { onSuccess: onClose })}
      />
    </SideDrawer>
  )
}
