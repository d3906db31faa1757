import { useT } from '@signet/i18n/react'
import { useQuery } from '@tanstack/react-query'
import { useClient } from '../../shell/desk.ts'
import { DetailsDrawer } from '../../shell/details-drawer.tsx'
import { Section } from '../../shell/section.tsx'
import { DictionaryForm } from './dictionary-form.tsx'
import { EntriesSection } from './entries-section.tsx'
import { type Dictionary, dictionaryQuery } from './queries.ts'

/** One dictionary: its name in three languages, and what it offers. */
export function DictionaryDrawer({ id, onClose }: Readonly<{ id: string; onClose: () => void }>) {
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
