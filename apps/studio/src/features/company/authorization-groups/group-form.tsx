import type { AuthorizationGroup, RefusalCode } from '@signet/contract'
import { useT } from '@signet/i18n/react'
import { Refusal } from '@signet/std'
import { ErrorNote, sharedStyles, useFeedback } from '@signet/ui'
import { useQuery } from '@tanstack/react-query'
import { Switch } from 'antd'
import { useState } from 'react'
import { useClient } from '../../../kit/context/app-context.ts'
import { CodeField, CodeInput } from '../../../kit/fields/code-field.tsx'
import { EditForm, FieldPair } from '../../../kit/fields/edit-form.tsx'
import { Labelled } from '../../../kit/fields/labelled.tsx'
import { SelectField, TextAreaField, TextField } from '../../../kit/fields/labelled-inputs.tsx'
import { DayChoice } from '../../../kit/fields/pickers.tsx'
import { PeopleHoldersField } from '../../../kit/holders/holders-field.tsx'
import { RemoveButton } from '../../../kit/lists/list-buttons.tsx'
import { RightChanges } from '../../../kit/right-changes/right-changes.tsx'
import { hasConsequences, useAskedChange } from '../../../kit/right-changes/use-asked-change.ts'
import { useMergeQuestions } from '../../../kit/shared-editing/merge-questions.tsx'
import { saveMerged } from '../../../kit/shared-editing/save-merged.ts'
import { type Draft, describeGroupMerge, groupMergeRules, mergedPartsOf } from './merge-groups.ts'
import { rightsQuery, useGroupMutation, type Wanted } from './queries.ts'

const blank: Draft = {
  ...{ fullName: '', enCode: '', description: '', enabledMark: 1, until: null },
  ...{ members: [], grants: [], applications: [] },
}

function inputOf({ fullName, enCode, description, enabledMark, until, ...draft }: Draft): Wanted {
  const ids = (list: readonly Readonly<{ id: string }>[]) => list.map(({ id }) => id)
  return {
    ...{ fullName, enCode, description, enabledMark, until },
    members: draft.members.map(({ kind, id }) => ({ kind, id: id ?? '' })),
    grantIds: ids(draft.grants),
    applicationIds: ids(draft.applications),
  }
}

type GroupFormProps = Readonly<{ group?: AuthorizationGroup; onClose: () => void }>

/** A new authorization group, or one to change, after a look at who gains and loses what. */
export function GroupForm({ group, onClose }: GroupFormProps) {
  const t = useT()
  const feedback = useFeedback()
  const client = useClient()
  const [opened] = useState(group)
  const [draft, setDraft] = useState<Draft>(group ?? blank)
  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part })
  const { ask: askMerge, dialog } = useMergeQuestions(groupMergeRules, (path, versions) =>
    describeGroupMerge(t, path, versions),
  )
  const save = useGroupMutation(async (calls, wanted: Wanted) => {
    if (!opened) return calls.create(wanted)
    const { id, version } = opened
    const load = async () => {
      const stored = (await calls.list()).list.find((one) => one.id === id)
      if (!stored) throw new Refusal<RefusalCode>('organization.notFound')
      return { document: mergedPartsOf(stored), revision: stored.version }
    }
    return saveMerged(
      {
        ...{ opened: { document: mergedPartsOf(opened), revision: version }, rules: groupMergeRules, load },
        save: (document, revision) => calls.update({ ...inputOf(document), id, version: revision }),
        ask: askMerge,
      },
      mergedPartsOf(draft),
    )
  })
  const { asked, ask, isPending, error, confirm, close } = useAskedChange({
    preview: ({ fullName: _, enCode: __, description: ___, ...wanted }: Wanted) =>
      client.authorizationGroups.preview({ ...wanted, id: group?.id ?? null }),
    save,
    isAsked: hasConsequences,
    onSaved: () => {
      feedback.success(t('studio.saved'))
      onClose()
    },
  })
  return (
    <>
      <EditForm
        label={group ? t('authorization-groups.one') : t('authorization-groups.new')}
        mutation={{ isPending, error }}
        onCancel={onClose}
        onSubmit={() => ask(inputOf(draft))}
        aside={group?.canChange && <RemoveGroup group={group} onRemoved={onClose} />}
      >
        {group && !group.canChange && (
          <p className={sharedStyles.note}>{t('authorization-groups.notYours')}</p>
        )}
        <NameFields isNew={!group} draft={draft} onChange={change} />
        <PeopleHoldersField
          label={t('authorization-groups.members')}
          holders={draft.members.map((one) => ({ ...one, id: one.id ?? '' }))}
          onChange={(members) => change({ members: [...members] })}
        />
        <RightsFields draft={draft} onChange={change} />
        <ForceFields draft={draft} onChange={change} />
      </EditForm>
      {dialog}
      {asked && <RightChanges changes={asked.changes} saving={save} onConfirm={confirm} onClose={close} />}
    </>
  )
}

type PartProps = Readonly<{ draft: Draft; onChange: (part: Partial<Draft>) => void }>

function NameFields({ isNew, draft, onChange }: PartProps & Readonly<{ isNew: boolean }>) {
  const t = useT()
  const { fullName, enCode, description } = draft
  const setCode = (next: string) => onChange({ enCode: next })
  return (
    <>
      <FieldPair>
        <TextField
          label={t('authorization-groups.name')}
          required
          autoFocus={isNew}
          maxLength={100}
          value={fullName}
          onChange={(next) => onChange({ fullName: next })}
        />
        {isNew ? (
          <CodeField name={fullName} hint={t('studio.codeShape')} value={enCode} onChange={setCode} />
        ) : (
          <CodeInput value={enCode} onChange={setCode} />
        )}
      </FieldPair>
      <TextAreaField
        label={t('authorization-groups.description')}
        rows={2}
        maxLength={500}
        value={description}
        onChange={(next) => onChange({ description: next })}
      />
    </>
  )
}

/** What it gives: permissions of lists and applications that exist; those that are chosen stay offered. */
function RightsFields({ draft, onChange }: PartProps) {
  const t = useT()
  const { data, isFetching } = useQuery(rightsQuery(useClient()))
  const grants = merged(draft.grants, data?.grants)
  const applications = merged(draft.applications, data?.applications)
  const grantLabel = ({ formName, name, rights }: Draft['grants'][number]) =>
    t('authorization-groups.grant', {
      form: formName,
      name,
      rights: rights.map((right) => t(`right-changes.right.${right}`)).join(t('right-changes.and')),
    })
  return (
    <>
      <SelectField<string[]>
        label={t('authorization-groups.grants')}
        hint={t('authorization-groups.grantsHint')}
        mode="multiple"
        showSearch={{ optionFilterProp: 'label' }}
        loading={isFetching}
        placeholder={t('studio.choose')}
        value={draft.grants.map(({ id }) => id)}
        options={grants.map((grant) => ({ value: grant.id, label: grantLabel(grant) }))}
        onChange={(ids) => onChange({ grants: grants.filter(({ id }) => ids.includes(id)) })}
      />
      <SelectField<string[]>
        label={t('authorization-groups.applications')}
        hint={t('authorization-groups.applicationsHint')}
        mode="multiple"
        showSearch={{ optionFilterProp: 'label' }}
        loading={isFetching}
        placeholder={t('studio.choose')}
        value={draft.applications.map(({ id }) => id)}
        options={applications.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(ids) => onChange({ applications: applications.filter(({ id }) => ids.includes(id)) })}
      />
    </>
  )
}

function merged<One extends Readonly<{ id: string }>>(
  chosen: readonly One[],
  offered: readonly One[] = [],
): One[] {
  return [...new Map([...offered, ...chosen].map((one) => [one.id, one])).values()]
}

function ForceFields({ draft, onChange }: PartProps) {
  const t = useT()
  return (
    <FieldPair>
      <Labelled label={t('authorization-groups.until')} hint={t('authorization-groups.untilHint')}>
        {(id, describedBy) => (
          <DayChoice
            id={id}
            describedBy={describedBy}
            value={draft.until ?? ''}
            onChange={(day) => onChange({ until: day || null })}
          />
        )}
      </Labelled>
      <Labelled label={t('authorization-groups.enabled')} hint={t('authorization-groups.enabledHint')}>
        {(id, describedBy) => (
          <span>
            <Switch
              id={id}
              aria-describedby={describedBy}
              checked={draft.enabledMark === 1}
              onChange={(isOn) => onChange({ enabledMark: isOn ? 1 : 0 })}
            />
          </span>
        )}
      </Labelled>
    </FieldPair>
  )
}

type RemoveGroupProps = Readonly<{ group: AuthorizationGroup; onRemoved: () => void }>

function RemoveGroup({ group, onRemoved }: RemoveGroupProps) {
  const t = useT()
  const remove = useGroupMutation((calls, _: undefined) => calls.remove({ id: group.id }))
  return (
    <>
      <RemoveButton
        name={group.fullName}
        consequence={t('authorization-groups.removeHint')}
        isBusy={remove.isPending}
        onRemove={() => remove.mutate(undefined, { onSuccess: onRemoved })}
      />
      <ErrorNote error={remove.error} />
    </>
  )
}
