import { useT } from '@signet/i18n/react'
import { ErrorNote, useFeedback } from '@signet/ui'
import { useQuery } from '@tanstack/react-query'
import type { TableColumnsType } from 'antd'
import { useState } from 'react'
import { useClient } from '../../kit/context/app-context.ts'
import { Facts, FormattedTime } from '../../kit/details/facts.tsx'
import { DetailsDrawer, SideDrawer } from '../../kit/details/side-drawer.tsx'
import { CodeField } from '../../kit/fields/code-field.tsx'
import { EditForm } from '../../kit/fields/edit-form.tsx'
import { TextField } from '../../kit/fields/labelled-inputs.tsx'
import { NewButton, RemoveButton, StartButton, unmade } from '../../kit/lists/list-buttons.tsx'
import { ListPage } from '../../kit/lists/list-page.tsx'
import { useListSearch } from '../../kit/lists/list-search.ts'
import { NamedRow } from '../../kit/lists/named-row.tsx'
import { fieldMergeRules } from '../../kit/shared-editing/save-merged.ts'
import { useMergedSave } from '../../kit/shared-editing/use-merged-save.tsx'
import {
  type BillRule,
  billRuleQuery,
  freshSettings,
  type Settings,
  useBillRuleMutation,
  useBillRules,
} from './queries.ts'
import { SettingsFields } from './settings-fields.tsx'

/** The numbering rules of the company, latest change first. */
export function BillRulesPage() {
  const t = useT()
  const { search } = useListSearch()
  return (
    <ListPage<BillRule>
      title={t('studio.billRules')}
      query={useBillRules(search.keyword ?? '')}
      columns={columnsIn(t)}
      idOf={({ id }) => id}
      actions={<NewButton />}
      emptyHint={t('bill-rules.emptyHint')}
      start={<StartButton label={t('bill-rules.new')} />}
      drawer={(id, close) =>
        id === unmade ? <NewBillRule onClose={close} /> : <BillRuleDrawer key={id} id={id} onClose={close} />
      }
    />
  )
}

function columnsIn(t: ReturnType<typeof useT>): TableColumnsType<BillRule> {
  return [
    {
      title: t('bill-rules.name'),
      render: (_, { fullName, enCode }) => <NamedRow name={fullName} note={enCode} />,
    },
    { title: t('bill-rules.kind'), render: (_, { settings }) => t(`bill-rules.kind.${settings.kind}`) },
    { title: t('bill-rules.example'), dataIndex: 'example', render: (text: string) => <code>{text}</code> },
    { title: t('bill-rules.changedAt'), render: (_, { changedAt }) => <FormattedTime at={changedAt} /> },
  ]
}

function NewBillRule({ onClose }: Readonly<{ onClose: () => void }>) {
  const t = useT()
  const feedback = useFeedback()
  const [fullName, setName] = useState('')
  const [enCode, setCode] = useState('')
  const [settings, setSettings] = useState<Settings>(freshSettings.serial)
  const create = useBillRuleMutation((calls, _: undefined) => calls.create({ fullName, enCode, settings }))
  const made = () => {
    feedback.success(t('studio.saved'))
    onClose()
  }

  return (
    <SideDrawer title={t('bill-rules.new')} width={720} onClose={onClose}>
      <EditForm
        label={t('bill-rules.new')}
        mutation={create}
        onSubmit={() => create.mutate(undefined, { onSuccess: made })}
        onCancel={onClose}
      >
        <TextField
          label={t('bill-rules.name')}
          required
          maxLength={100}
          value={fullName}
          onChange={setName}
        />
        <CodeField name={fullName} value={enCode} onChange={setCode} />
        <SettingsFields settings={settings} onChange={setSettings} />
      </EditForm>
    </SideDrawer>
  )
}

/** One rule: an example of its numbers, and its settings. */
export function BillRuleDrawer({ id, onClose }: Readonly<{ id: string; onClose: () => void }>) {
  return (
    <DetailsDrawer<BillRule>
      query={useQuery(billRuleQuery(useClient(), id))}
      width={720}
      title={({ fullName }) => fullName}
      onClose={onClose}
    >
      {(rule) => <RuleForm rule={rule} onRemoved={onClose} />}
    </DetailsDrawer>
  )
}

type RuleDocument = Readonly<{ fullName: string; settings: Settings }>

const ruleMergeRules = fieldMergeRules<RuleDocument>({ settings: { parts: {} } })
const ruleLabels = {
  ...{ fullName: 'bill-rules.name', settings: 'bill-rules.kind', kind: 'bill-rules.kind' },
  ...{ prefix: 'bill-rules.prefix', suffix: 'bill-rules.suffix', digits: 'bill-rules.digits' },
  ...{ dateFormat: 'bill-rules.dateFormat', reset: 'bill-rules.reset', start: 'bill-rules.start' },
  alphabet: 'bill-rules.alphabet',
}

function ruleDocument({ fullName, settings, revision }: BillRule) {
  return { document: { fullName, settings }, revision }
}

function RuleForm({ rule, onRemoved }: Readonly<{ rule: BillRule; onRemoved: () => void }>) {
  const t = useT()
  const { id } = rule
  const client = useClient()
  const [fullName, setName] = useState(rule.fullName)
  const [settings, setSettings] = useState<Settings>(rule.settings)
  const { save, dialog } = useMergedSave<RuleDocument>({
    opened: ruleDocument(rule),
    rules: ruleMergeRules,
    labels: ruleLabels,
    load: async () => ruleDocument(await client.billRules.open({ id })),
    save: (document, expects) => client.billRules.update({ id, ...document, expects }),
    onStored: (stored) => {
      setName(stored.fullName)
      setSettings(stored.settings)
    },
  })
  const update = useBillRuleMutation((_calls, _: undefined) => save({ fullName, settings }))
  const remove = useBillRuleMutation((calls, _: undefined) => calls.remove({ id }))

  return (
    <>
      <RuleFacts rule={rule} />
      <EditForm
        label={rule.fullName}
        mutation={update}
        onSubmit={() => update.mutate(undefined)}
        aside={
          <RemoveButton
            name={rule.fullName}
            consequence={t('bill-rules.removeHint')}
            isBusy={remove.isPending}
            onRemove={() => remove.mutate(undefined, { onSuccess: onRemoved })}
          />
        }
      >
        <TextField
          label={t('bill-rules.name')}
          required
          maxLength={100}
          value={fullName}
          onChange={setName}
        />
        <SettingsFields settings={settings} onChange={setSettings} />
        <ErrorNote error={remove.error} />
      </EditForm>
      {dialog}
    </>
  )
}

function RuleFacts({ rule: { enCode, example, changedAt } }: Readonly<{ rule: BillRule }>) {
  const t = useT()
  return (
    <Facts
      facts={[
        { name: t('studio.code'), value: <code>{enCode}</code> },
        { name: t('bill-rules.example'), value: <code>{example}</code> },
        { name: t('bill-rules.changedAt'), value: <FormattedTime at={changedAt} /> },
      ]}
    />
  )
}
