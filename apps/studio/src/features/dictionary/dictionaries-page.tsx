import type { Client } from '@signet/client'
import { useT } from '@signet/i18n/react'
import { useQuery } from '@tanstack/react-query'
import { Button, type TableColumnsType } from 'antd'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useClient } from '../../shell/desk.ts'
import { DetailsDrawer } from '../../shell/details-drawer.tsx'
import { ListPage } from '../../shell/list-page.tsx'
import { useListSearch } from '../../shell/list-search.ts'
import { Moment } from '../../shell/moment.tsx'
import { NamedRow } from '../../shell/named-row.tsx'
import { NewButton, unmade } from '../../shell/new-button.tsx'
import { Section } from '../../shell/section.tsx'
import { DictionaryForm } from './dictionary-form.tsx'
import type { Editing } from './editing.ts'
import styles from './entries-section.module.css'
import { EntryForm } from './entry-form.tsx'
import { EntryTable } from './entry-table.tsx'
import { NewDictionary } from './new-dictionary.tsx'
import { type Dictionary, dictionaryQuery, useDictionaries } from './queries.ts'

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

/** One dictionary: its name in three languages, and what it offers. */
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

/** What a dictionary offers, and the form of the entry that is being changed, in its place. */
function EntriesSection({ dictionary }: Readonly<{ dictionary: Dictionary }>) {
  const t = useT()
  const [editing, setEditing] = useState<Editing | null>(null)
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
    <div className={styles.entries}>
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
