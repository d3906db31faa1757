import { useT } from '@signet/i18n/react'
import { ErrorNote, useFeedback } from '@signet/ui'
import { useQuery } from '@tanstack/react-query'
import { Input } from 'antd'
import { useState } from 'react'
import { useClient } from '../../kit/context/app-context.ts'
import { DetailsDrawer } from '../../kit/details/details-drawer.tsx'
import { Facts } from '../../kit/details/facts.tsx'
import { Moment } from '../../kit/details/moment.tsx'
import { EditForm } from '../../kit/fields/edit-form.tsx'
import { Labelled } from '../../kit/fields/labelled.tsx'
import { RemoveButton } from '../../kit/lists/remove-button.tsx'
import { type BillRule, billRuleQuery, type Settings, useBillRuleMutation } from './queries.ts'
import { SettingsFields } from './settings-fields.tsx'

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

function RuleForm({ rule, onRemoved }: Readonly<{ rule: BillRule; onRemoved: () => void }>) {
  const t = useT()
  const feedback = useFeedback()
  const { id, enCode, example, changedAt } = rule
  const [fullName, setName] = useState(rule.fullName)
  const [settings, setSettings] = useState<Settings>(rule.settings)
  const update = useBillRuleMutation((calls, _: undefined) => calls.update({ id, fullName, settings }))
  const remove = useBillRuleMutation((calls, _: undefined) => calls.remove({ id }))
  const said = () => feedback.success(t('studio.saved'))

  return (
    <>
      <Facts
        facts={[
          { name: t('studio.code'), value: <code>{enCode}</code> },
          { name: t('bill-rules.example'), value: <code>{example}</code> },
          { name: t('bill-rules.changedAt'), value: <Moment at={changedAt} /> },
        ]}
      />
      <EditForm
        label={rule.fullName}
        deed={update}
        onSubmit={() => update.mutate(undefined, { onSuccess: said })}
        aside={
          <RemoveButton
            name={rule.fullName}
            consequence={t('bill-rules.removeHint')}
            isBusy={remove.isPending}
            onRemove={() => remove.mutate(undefined, { onSuccess: onRemoved })}
          />
        }
      >
        <Labelled label={t('bill-rules.name')}>
          {(inputId) => (
            <Input
              id={inputId}
              required
              maxLength={100}
              value={fullName}
              onChange={({ target }) => setName(target.value)}
            />
          )}
        </Labelled>
        <SettingsFields settings={settings} onChange={setSettings} />
        <ErrorNote error={remove.error} />
      </EditForm>
    </>
  )
}
