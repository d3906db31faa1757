import { createLookup } from '@signet/client'
import { useT } from '@signet/i18n/react'
import { buttonKeys } from '@signet/list'
import { useFeedback } from '@signet/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Checkbox, Switch } from 'antd'
import { useState } from 'react'
import { useClient } from '../../../kit/context/app-context.ts'
import { Section } from '../../../kit/details/facts.tsx'
import { SideDrawer } from '../../../kit/details/side-drawer.tsx'
import { EditForm } from '../../../kit/fields/edit-form.tsx'
import { Labelled } from '../../../kit/fields/labelled.tsx'
import { SelectField, TextField } from '../../../kit/fields/labelled-inputs.tsx'
import { RemoveButton } from '../../../kit/lists/list-buttons.tsx'
import { useLocalizedText } from '../../../kit/properties/words-control.tsx'
import { useListDesigner } from '../designer/list-context.ts'
import { useGrantMutation } from '../queries.ts'
import { FieldRights, RecordRights } from './grant-rights.tsx'
import { type GrantDraft, GrantSentence, type Holder } from './grant-sentence.tsx'
import styles from './grants.module.css'

type GrantDrawerProps = Readonly<{ grantId: string | undefined; start: GrantDraft; onClose: () => void }>

/** One permission: holders, actions and records. */
export function GrantDrawer({ grantId, start, onClose }: GrantDrawerProps) {
  const t = useT()
  const feedback = useFeedback()
  const { formId: id } = useListDesigner()
  const [draft, setDraft] = useState(start)
  const [isAsked, setAsked] = useState(false)
  const { name, holders, permission } = draft
  const change = (part: Partial<GrantDraft>) => setDraft({ ...draft, ...part })
  const save = useGrantMutation((calls, grant: GrantDraft) => {
    const body = {
      id,
      name: grant.name,
      permission: { ...grant.permission },
      holders: grant.holders.map(toHolderKey),
    }
    return grantId === undefined ? calls.createGrant(body) : calls.saveGrant({ ...body, grantId })
  })
  const remove = useGrantMutation((calls, gone: string) => calls.removeGrant({ id, grantId: gone }))
  const onDone = { onSuccess: onClose }
  const onSubmit = () => {
    setAsked(true)
    if (holders.length === 0) return
    save.mutate(draft, {
      onSuccess: () => {
        feedback.success(t('studio.saved'))
        onClose()
      },
    })
  }
  const title = grantId === undefined ? t('list-design.grants.new') : start.name

  return (
    <SideDrawer width={720} title={title} onClose={onClose}>
      <EditForm
        label={title}
        mutation={save}
        onSubmit={onSubmit}
        onCancel={onClose}
        aside={
          grantId !== undefined && (
            <RemoveButton
              name={start.name}
              consequence={t('list-design.grants.removeHint')}
              isBusy={remove.isPending}
              onRemove={() => remove.mutate(grantId, onDone)}
            />
          )
        }
      >
        <TextField
          label={t('list-design.grants.name')}
          required
          maxLength={100}
          value={name}
          onChange={(name) => change({ name })}
        />
        <HoldersField
          holders={holders}
          mistake={isAsked && holders.length === 0 ? t('list-design.holders.none') : undefined}
          onChange={(next) => change({ holders: next })}
        />
        <RightsSections permission={permission} change={change} />
        <div className={styles.said} role="status">
          <GrantSentence grant={draft} />
        </div>
      </EditForm>
    </SideDrawer>
  )
}

type RightsSectionsProps = Pick<GrantDraft, 'permission'> &
  Readonly<{ change: (part: Partial<GrantDraft>) => void }>

/** Rights on records, fields and buttons. */
function RightsSections({ permission, change }: RightsSectionsProps) {
  const t = useT()
  const allow = (part: Partial<GrantDraft['permission']>) =>
    change({ permission: { ...permission, ...part } })
  return (
    <>
      <Section title={t('list-design.grants.records')}>
        <RecordRights records={permission.records} onChange={(records) => allow({ records })} />
      </Section>
      <Section title={t('list-design.grants.fields')}>
        <FieldRights permission={permission} onChange={allow} />
      </Section>
      <Section title={t('list-design.grants.buttons')}>
        <ButtonRights buttons={permission.buttons} onChange={(buttons) => allow({ buttons })} />
      </Section>
    </>
  )
}

function toHolderKey({ kind, id }: GrantDraft['holders'][number]) {
  return { kind, id }
}

type ButtonRightsProps = Readonly<{ buttons: readonly string[]; onChange: (buttons: string[]) => void }>

function ButtonRights({ buttons, onChange }: ButtonRightsProps) {
  const t = useT()
  const words = useLocalizedText()
  const { list } = useListDesigner()
  const built = buttonKeys.map((value) => ({ value: `${value}`, label: t(`list-design.button.${value}`) }))
  const own = list.actions.map(({ key, label }) => ({ value: key, label: words(label) || key }))
  return <Checkbox.Group<string> value={[...buttons]} options={[...built, ...own]} onChange={onChange} />
}

type Kind = Exclude<Holder['kind'], 'everybody'>
type HoldersFieldProps = Readonly<{
  holders: readonly Holder[]
  mistake: string | undefined
  onChange: (holders: readonly Holder[]) => void
}>

const families = {
  role: 'roles',
  position: 'positions',
  organization: 'organizations',
  group: 'groups',
  person: 'people',
} as const satisfies Readonly<Record<Kind, string>>
const kinds = ['role', 'position', 'organization', 'group', 'person'] as const satisfies readonly Kind[]
const everybody: Holder = { kind: 'everybody', id: '', name: '' }

/** The holders: everyone, or a choice of roles, posts, departments, groups and people. */
function HoldersField({ holders, mistake, onChange }: HoldersFieldProps) {
  const t = useT()
  const isForAll = holders.some(({ kind }) => kind === 'everybody')
  return (
    <fieldset className={styles.holders}>
      <legend>{t('list-design.holders')}</legend>
      <Labelled label={t('list-design.holder.everybody')}>
        {(id) => <Switch id={id} checked={isForAll} onChange={(isOn) => onChange(isOn ? [everybody] : [])} />}
      </Labelled>
      {!isForAll &&
        kinds.map((kind) => (
          <HoldersOfKind
            key={kind}
            kind={kind}
            holders={holders.filter((one) => one.kind === kind)}
            onChange={(next) => onChange([...holders.filter((one) => one.kind !== kind), ...next])}
          />
        ))}
      {mistake && (
        <p role="alert" className={styles.mistake}>
          {mistake}
        </p>
      )}
    </fieldset>
  )
}

type HoldersOfKindProps = Readonly<{
  kind: Kind
  holders: readonly Holder[]
  onChange: (holders: readonly Holder[]) => void
}>

function HoldersOfKind({ kind, holders, onChange }: HoldersOfKindProps) {
  const t = useT()
  const client = useClient()
  const [words, setWords] = useState('')
  const { data, error, isFetching } = useQuery({
    queryKey: ['list-design', 'holders', kind, words],
    queryFn: ({ signal }) => createLookup(client).search({ of: families[kind], words, page: 1 }, signal),
    placeholderData: keepPreviousData,
  })
  const found = data?.choices.filter(({ isHeading }) => !isHeading) ?? []

  return (
    <SelectField
      label={t(`list-design.holder.${kind}`)}
      mode="multiple"
      labelInValue
      loading={isFetching}
      status={error ? 'error' : ''}
      value={holders.map((one) => ({ value: one.id, label: one.name }))}
      options={found.map((one) => ({
        value: one.id,
        label: one.note ? t('list-design.holder.noted', { name: one.name, note: one.note }) : one.name,
      }))}
      placeholder={t('list-design.holder.find')}
      notFoundContent={t(error ? 'form.failed' : 'form.noMatch')}
      showSearch={{ filterOption: false, onSearch: setWords }}
      onChange={(chosen) =>
        onChange(chosen.map(({ value, label }) => ({ kind, id: value, name: String(label) })))
      }
    />
  )
}
