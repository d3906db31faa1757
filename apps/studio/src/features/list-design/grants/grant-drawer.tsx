import type { RefusalCode } from '@signet/contract'
import { useT } from '@signet/i18n/react'
import { buttonKeys } from '@signet/list'
import { Refusal } from '@signet/std'
import { useFeedback } from '@signet/ui'
import { Button, Checkbox } from 'antd'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useClient } from '../../../kit/context/app-context.ts'
import { Section } from '../../../kit/details/facts.tsx'
import { SideDrawer } from '../../../kit/details/side-drawer.tsx'
import { EditForm } from '../../../kit/fields/edit-form.tsx'
import { TextField } from '../../../kit/fields/labelled-inputs.tsx'
import { HoldersField } from '../../../kit/holders/holders-field.tsx'
import { useLocalizedText } from '../../../kit/properties/words-control.tsx'
import { hasConsequences, useAskedChange } from '../../../kit/right-changes/use-asked-change.ts'
import { useMergeQuestions } from '../../../kit/shared-editing/merge-questions.tsx'
import { saveMerged } from '../../../kit/shared-editing/save-merged.ts'
import { useListDesigner } from '../designer/list-context.ts'
import { findFieldName } from '../fields/known-fields.ts'
import { type Grant, useGrantMutation } from '../queries.ts'
import { GrantChanges } from './grant-changes.tsx'
import { FieldRights, RecordRights } from './grant-rights.tsx'
import { emptyGrant, type GrantDraft, GrantSentence, toGrantDraft } from './grant-sentence.tsx'
import styles from './grants.module.css'
import { describeGrantMerge, grantMergeRules } from './merge-grants.ts'

type GrantDrawerProps = Readonly<{
  /** Undefined for a new one. */
  stored: Grant | undefined
  start: GrantDraft
  onClose: () => void
}>

/** One permission: holders, actions and records. */
export function GrantDrawer({ stored: current, start, onClose }: GrantDrawerProps) {
  const t = useT()
  const [stored] = useState(current)
  const [draft, setDraft] = useState(start)
  const [isTried, setTried] = useState(false)
  const { name, holders, permission } = draft
  const change = (part: Partial<GrantDraft>) => setDraft({ ...draft, ...part })
  const { save, asking, dialog } = useAskedGrant(stored, onClose)
  const onSubmit = () => {
    setTried(true)
    if (holders.length > 0) asking.ask(draft)
  }
  const title = stored === undefined ? t('list-design.grants.new') : start.name

  return (
    <SideDrawer width={720} title={title} onClose={onClose}>
      <EditForm
        label={title}
        mutation={asking}
        onSubmit={onSubmit}
        onCancel={onClose}
        aside={
          stored !== undefined && (
            <Button danger icon={<Trash2 size={16} aria-hidden />} onClick={() => asking.ask(null)}>
              {t('studio.remove')}
            </Button>
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
          label={t('list-design.holders')}
          holders={holders}
          mistake={isTried && holders.length === 0 ? t('list-design.holders.none') : undefined}
          onChange={(next) => change({ holders: next })}
        />
        <RightsSections permission={permission} change={change} />
        <div className={styles.said} role="status">
          <GrantSentence grant={draft} />
        </div>
      </EditForm>
      {dialog}
      {asking.asked && (
        <GrantChanges
          removed={asking.asked.change === null ? start.name : undefined}
          changes={asking.asked.changes}
          saving={save}
          onConfirm={asking.confirm}
          onClose={asking.close}
        />
      )}
    </SideDrawer>
  )
}

/** Saves a permission, or deletes it for null, after a look at who gains and loses what. */
function useAskedGrant(stored: Grant | undefined, onDone: () => void) {
  const t = useT()
  const feedback = useFeedback()
  const { listDesign } = useClient()
  const { formId: id, fields } = useListDesigner()
  const key = stored === undefined ? {} : { grantId: stored.id }
  const fieldName = (path: string) => findFieldName(fields, path)
  const { ask, dialog } = useMergeQuestions(grantMergeRules, (path, versions) =>
    describeGrantMerge({ t, fieldName }, path, versions),
  )
  const save = useGrantMutation(async (calls, grant: GrantDraft | null) => {
    if (stored === undefined) return calls.createGrant({ id, ...bodyOf(grant ?? emptyGrant) })
    const grantId = stored.id
    if (grant === null) return calls.removeGrant({ id, grantId })
    const load = async () => {
      const found = (await calls.grants({ id })).list.find((one) => one.id === grantId)
      if (!found) throw new Refusal<RefusalCode>('design.notFound')
      return { document: toGrantDraft(found), revision: found.changedAt }
    }
    const opened = { document: toGrantDraft(stored), revision: stored.changedAt }
    const saveOver = (document: GrantDraft, expects: string) =>
      calls.saveGrant({ id, grantId, expects, ...bodyOf(document) })
    return saveMerged({ opened, rules: grantMergeRules, load, save: saveOver, ask }, grant)
  })
  const asking = useAskedChange({
    preview: (grant: GrantDraft | null) =>
      listDesign.previewGrant({ id, ...key, grant: grant && bodyOf(grant) }),
    save,
    isAsked: (grant, changes) => grant === null || hasConsequences(grant, changes),
    onSaved: (grant) => {
      if (grant) feedback.success(t('studio.saved'))
      onDone()
    },
  })
  return { save, asking, dialog }
}

function bodyOf({ name, holders, permission }: GrantDraft) {
  return { name, permission: { ...permission }, holders: holders.map(({ kind, id }) => ({ kind, id })) }
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

type ButtonRightsProps = Readonly<{ buttons: readonly string[]; onChange: (buttons: string[]) => void }>

function ButtonRights({ buttons, onChange }: ButtonRightsProps) {
  const t = useT()
  const words = useLocalizedText()
  const { list } = useListDesigner()
  const built = buttonKeys.map((value) => ({ value: `${value}`, label: t(`list-design.button.${value}`) }))
  const own = list.actions.map(({ key, label }) => ({ value: key, label: words(label) || key }))
  return <Checkbox.Group<string> value={[...buttons]} options={[...built, ...own]} onChange={onChange} />
}
