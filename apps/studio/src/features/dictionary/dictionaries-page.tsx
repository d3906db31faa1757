import type { Client } from '@signet/client'
import { useT } from '@signet/i18n/react'
import { sharedStyles } from '@signet/ui'
import { useQuery } from '@tanstack/react-query'
import { Button, type TableColumnsType } from 'antd'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useClient } from '../../kit/context/app-context.ts'
import { FormattedTime, Section } from '../../kit/details/facts.tsx'
import { DetailsDrawer } from '../../kit/details/side-drawer.tsx'
import { NewButton, StartButton, unmade } from '../../kit/lists/list-buttons.tsx'
import { ListPage } from '../../kit/lists/list-page.tsx'
import { useListSearch } from '../../kit/lists/list-search.ts'
import { NamedRow } from '../../kit/lists/named-row.tsx'
import { DictionaryForm, NewDictionary } from './dictionary-form.tsx'
import styles from './entries-section.module.css'
import { EntryForm } from './entry-form.tsx'
import { EntryTable } from './entry-table.tsx'
import { type Dictionary, dictionaryQuery, type EditedEntry, useDictionaries } from './queries.ts'

type DictionaryRow = Awaited<ReturnType<Client['dictionary']['list']>>['list'][number]

/** All dictionaries of the company, latest change first. */
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
      start={<StartButton label={t('dictionary.new')} />}
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
    { title: t('dictionary.changedAt'), render: (_, { changedAt }) => <FormattedTime at={changedAt} /> },
  ]
}

/** One dictionary: its name in three languages, and its entries. */
function DictionaryDrawer({ id, onClose }: Readonly<{ id: string; onClose: () => void }>) {
  const t = useT()
  return (
    <DetailsDrawer<Dictionary>
      query={useQuery(dictionaryQuery(useClient(), id))}
      width={720}
      title={({ fullName }) => fullName}
      onClose={onClose}
    >
      {(dictionary) => (
        <>
          <DictionaryForm dictionary={dictionary} onRemoved={onClose} />
          <Section title={t('dictionary.entries')}>
            <EntriesSection dictionary={dictionary} />
          </Section>
        </>
      )}
    </DetailsDrawer>
  )
}

/** The entries of a dictionary, or the form of the entry being edited. */
function EntriesSection({ dictionary }: Readonly<{ dictionary: Dictionary }>) {
  const t = useT()
  const [editing, setEditing] = useState<EditedEntry | null>(null)
  const close = () => setEditing(null)

  if (editing)
    return (
      <EntryForm
        key={'entry' in editing ? editing.entry.id : `below ${editing.below}`}
        dictionary={dictionary}
        editing={editing}
        onClose={close}
      />
    )

  return (
    <div className={sharedStyles.stack3}>
      <EntryTable dictionary={dictionary} onEdit={setEditing} />
      <Button
        className={styles.add ?? ''}
        icon={<Plus size={16} aria-hidden />}
        onClick={() => setEditing({ below: '0' })}
      >
        {t('dictionary.addEntry')}
      </Button>
    </div>
  )
}
