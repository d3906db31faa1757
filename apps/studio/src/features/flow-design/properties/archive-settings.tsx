import { type ArchiveRule, archiveReaders } from '@signet/flow'
import { useLanguage, useT } from '@signet/i18n/react'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useClient } from '../../../kit/context/app-context.ts'
import { PropertyRow, PropertySection } from '../../../kit/properties/property-row.tsx'
import { ChoiceRow, SelectRow, SwitchRow } from '../../../kit/properties/setting-rows.tsx'
import { templatesQuery } from '../../print-templates/index.ts'
import { HolderSelect } from '../people/holder-select.tsx'
import { flowQuery } from '../queries.ts'

type ArchiveSettingsProps = Readonly<{ rule: ArchiveRule; onChange: (rule: ArchiveRule) => void }>

/** Archiving of finished cases in the document center, and their readers. */
export function ArchiveSettings({ rule, onChange }: ArchiveSettingsProps) {
  const t = useT()
  const set = (part: Partial<ArchiveRule>) => onChange({ ...rule, ...part })
  return (
    <PropertySection title={t('flow-design.archive')}>
      <SwitchRow
        label={t('flow-design.archive.onEnd')}
        help={t('flow-design.archive.onEndHelp')}
        value={rule.onEnd}
        onChange={(onEnd) => set({ onEnd })}
      />
      <ChoiceRow
        label={t('flow-design.archive.readers')}
        help={t('flow-design.archive.readersHelp')}
        value={rule.readers}
        options={archiveReaders}
        say={(one) => t(`flow-design.archive.readers.${one}`)}
        onChange={(readers) => set({ readers })}
      />
      {rule.readers === 'chosen' && <ArchiveReaders rule={rule} set={set} />}
      <TemplateSetting value={rule.template} onChange={(template) => set({ template })} />
    </PropertySection>
  )
}

type ArchiveReadersProps = Pick<ArchiveSettingsProps, 'rule'> &
  Readonly<{ set: (part: Partial<ArchiveRule>) => void }>

function ArchiveReaders({ rule, set }: ArchiveReadersProps) {
  const t = useT()
  return (
    <PropertyRow label={t('flow-design.archive.people')}>
      {(id) => (
        <HolderSelect
          id={id}
          kind="people"
          ids={rule.people}
          onChange={(people) => set({ people: [...people] })}
        />
      )}
    </PropertyRow>
  )
}

/** The published templates of the flow's form. */
function TemplateSetting({ value, onChange }: Readonly<{ value: string; onChange: (id: string) => void }>) {
  const t = useT()
  const client = useClient()
  const { locale } = useLanguage()
  const { id: flowId } = useParams({ from: '/signed-in/flows/$id' })
  const flow = useQuery(flowQuery(client, flowId, locale))
  const formId = flow.data?.formId ?? ''
  const templates = useQuery({ ...templatesQuery(client, formId), enabled: formId !== '' })
  const published = (templates.data?.list ?? []).filter(({ state }) => state !== 'draft')
  return (
    <SelectRow
      label={t('flow-design.archive.template')}
      help={t('flow-design.archive.templateHelp')}
      loading={templates.isFetching}
      status={templates.error ? 'error' : ''}
      value={value}
      options={[
        { value: '', label: t('flow-design.archive.caseDocument') },
        ...published.map(({ templateId, name }) => ({ value: templateId, label: name })),
      ]}
      onChange={onChange}
    />
  )
}
