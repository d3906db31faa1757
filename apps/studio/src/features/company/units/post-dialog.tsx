import { useT } from '@signet/i18n/react'
import { Switch } from 'antd'
import { useState } from 'react'
import { useClient } from '../../../kit/context/app-context.ts'
import { FormDialog } from '../../../kit/dialogs/form-dialog.tsx'
import { Labelled } from '../../../kit/fields/labelled.tsx'
import { SelectField, TextField } from '../../../kit/fields/labelled-inputs.tsx'
import { PersonSelect } from '../../../kit/people/person-select.tsx'
import { useLabelSearch } from '../../../kit/properties/use-label-search.ts'
import { fieldMergeRules } from '../../../kit/shared-editing/save-merged.ts'
import { useMergedSave } from '../../../kit/shared-editing/use-merged-save.tsx'
import { type Post, type UnitDetails, useUnitMutation } from './queries.ts'
import { UnitCode } from './unit-dialog.tsx'

type PostDialogProps = Readonly<{ unit: UnitDetails; post: Post | null; onClose: () => void }>

type Draft = Pick<Post, 'fullName' | 'enCode' | 'parentId' | 'dutyUserId' | 'isClosed'>

const blank: Draft = { fullName: '', enCode: '', parentId: '-1', dutyUserId: '', isClosed: false }

/** Name, code, parent post and duty person of a post. */
export function PostDialog({ unit, post, onClose }: PostDialogProps) {
  const t = useT()
  const [draft, setDraft] = useState<Draft>(() => draftOf(post))
  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part })
  const { save: savePost, dialog } = useSavePost(post)
  const save = useUnitMutation(async (client, input: Draft) => {
    if (post) return savePost(input)
    const { isClosed: _, ...settings } = settingsOf(input)
    return client.organization.createPosition({ organizeId: unit.id, ...settings })
  })

  return (
    <FormDialog
      title={post ? t('units.editTitle', { name: post.fullName }) : t('units.newPost')}
      confirm={t('studio.save')}
      isPending={save.isPending}
      missing={draft.fullName.trim() === '' ? t('studio.missing.name') : undefined}
      error={save.error}
      onSubmit={() => save.mutate(draft, { onSuccess: onClose })}
      onClose={onClose}
    >
      <TextField
        label={t('units.postName')}
        autoFocus
        required
        maxLength={100}
        value={draft.fullName}
        onChange={(fullName) => change({ fullName })}
      />
      <UnitCode isNew={post === null} draft={draft} onChange={(enCode) => change({ enCode })} />
      <PostSuperiors unit={unit} post={post} draft={draft} onChange={change} />
      {post && <OfferedSwitch isClosed={draft.isClosed} onChange={(isClosed) => change({ isClosed })} />}
      {dialog}
    </FormDialog>
  )
}

function draftOf(post: Draft | null): Draft {
  const { fullName, enCode, parentId, dutyUserId, isClosed } = post ?? blank
  return { fullName, enCode, parentId, dutyUserId, isClosed }
}

function settingsOf({ fullName, enCode, parentId, dutyUserId, isClosed }: Draft) {
  return { fullName, enCode, parentId, dutyUserId: dutyUserId || null, isClosed }
}

const rules = fieldMergeRules<Draft>()
const labels = {
  ...{ fullName: 'units.postName', enCode: 'studio.code', parentId: 'units.parentPost' },
  ...{ dutyUserId: 'units.duty', isClosed: 'units.closed' },
}

/** Saves a post together with what somebody else changed of it. */
function useSavePost(post: Post | null) {
  const t = useT()
  const { units, people } = useClient()
  const id = post?.id ?? ''
  return useMergedSave<Draft, number>({
    ...{ rules, labels, onStored: () => undefined },
    opened: { document: draftOf(post), revision: post?.version ?? 0 },
    textOf: (field, value) => (field === 'parentId' && value === '-1' ? t('units.none') : undefined),
    nameOf: {
      dutyUserId: async (person) => (await people.open({ id: person })).realName,
      parentId: async (parent) => (parent === '-1' ? '' : (await units.openPost({ id: parent })).fullName),
    },
    load: async () => {
      const stored = await units.openPost({ id })
      return { document: draftOf(stored), revision: stored.version }
    },
    save: (draft, version) => units.updatePost({ id, version, ...settingsOf(draft) }),
  })
}

type PostSuperiorsProps = Omit<PostDialogProps, 'onClose'> &
  Readonly<{ draft: Draft; onChange: (part: Partial<Draft>) => void }>

function PostSuperiors({ unit, post, draft, onChange }: PostSuperiorsProps) {
  const t = useT()
  const search = useLabelSearch()
  return (
    <>
      <SelectField<string>
        label={t('units.parentPost')}
        hint={t('units.parentPostHint')}
        showSearch={search}
        value={draft.parentId}
        onChange={(parentId) => onChange({ parentId })}
        options={[
          { value: '-1', label: t('units.none') },
          ...unit.posts
            .filter(({ id, isClosed }) => id !== post?.id && (!isClosed || id === draft.parentId))
            .map(({ id, fullName }) => ({ value: id, label: fullName })),
        ]}
      />
      <Labelled label={t('units.duty')} hint={t('units.dutyHint')}>
        {(id) => (
          <PersonSelect
            id={id}
            first={post?.dutyUserId ? [{ value: post.dutyUserId, label: post.dutyUserName }] : []}
            value={draft.dutyUserId === '' ? undefined : draft.dutyUserId}
            onChange={(dutyUserId) => onChange({ dutyUserId })}
            onClear={() => onChange({ dutyUserId: '' })}
          />
        )}
      </Labelled>
    </>
  )
}

type OfferedSwitchProps = Readonly<{ isClosed: boolean; onChange: (isClosed: boolean) => void }>

function OfferedSwitch({ isClosed, onChange }: OfferedSwitchProps) {
  const t = useT()
  return (
    <Labelled label={t('units.isOffered')} hint={t('units.isOfferedHint')}>
      {(id, hintId) => (
        <span>
          <Switch
            id={id}
            aria-describedby={hintId}
            checked={!isClosed}
            onChange={(isOffered) => onChange(!isOffered)}
          />
        </span>
      )}
    </Labelled>
  )
}
