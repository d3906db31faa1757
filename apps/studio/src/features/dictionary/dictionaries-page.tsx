import type { Client } from '@signet/client'
import { useT } from '@signet/i18n/react'
import type { TableColumnsType } from 'antd'
import { ListPage } from '../../shell/list-page.tsx'
import { useListSearch } from '../../shell/list-search.ts'
import { Moment } from '../../shell/moment.tsx'
import { NamedRow } from '../../shell/named-row.tsx'
import { NewButton, unmade } from '../../shell/new-button.tsx'
import { DictionaryDrawer } from './dictionary-drawer.tsx'
import { NewDictionary } from './new-dictionary.tsx'
import { useDictionaries } from './queries.ts'

type DictionaryRow = Awaited<ReturnType<Client['dictionary']['list']>>['list'][number]

/** Every dictionary of the company, newest change first. */
export function DictionariesPage() {
  const t = useT()
  const { search, change } = useListSearch()
  return (
    <ListPage<DictionaryRow>
      title={t('studio.dictionaries')}
      query={useDictionaries(search.keyword ?? '')}
      columns={columnsIn(t)}
      idOf={({ id }) => id}
      actions={<NewButton />}
      emptyHint={t('dictionary.emptyHint')}
      drawer={(id, close) =>
        id === unmade ? (
          <NewDictionary onMade={(made) => change({ open: made }, { replace: true })} onClose={close} />
        ) : (
          <DictionaryDrawer key={id} id={id} onClose={close} />
        )
      }
    />
  )
}

function columnsIn(t: ReturnType<typeof useT>): TableColumnsType<DictionaryRow> {
  return [
    {
      title: t('dictionary.name'),
      render: (_, { fullName, enCode }) => <NamedRow name={fullName} note={enCode} />,
    },
    {
      title: t('dictionary.shape'),
      render: (_, { isTree }) => t(isTree === 1 ? 'dictionary.tree' : 'dictionary.oneLevel'),
    },
    { title: t('dictionary.entries'), dataIndex: 'entries', align: 'right' },
    { title: t('dictionary.changedAt'), render: (_, { changedAt }) => <Moment at={changedAt} /> },
  ]
}
