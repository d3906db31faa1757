import { useT } from '@signet/i18n/react'
import { buttonKeys } from '@signet/list'
import { useFeedback } from '@signet/ui'
import { Checkbox } from 'antd'
import { useState } from 'react'
import { Section } from '../../../kit/details/facts.tsx'
import { SideDrawer } from '../../../kit/details/side-drawer.tsx'
import { EditForm } from '../../../kit/fields/edit-form.tsx'
import { TextField } from '../../../kit/fields/labelled-inputs.tsx'
import { HoldersField } from '../../../kit/holders/holders-field.tsx'
import { RemoveButton } from '../../../kit/lists/list-buttons.tsx'
import { useLocalizedText } from '../../../kit/properties/words-control.tsx'
import { useListDesigner } from '../designer/list-context.ts'
import { useGrantMutation } from '../queries.ts'
import { FieldRights, RecordRights } from './grant-rights.tsx'
import { type GrantDraft, GrantSentence } from './grant-sentence.tsx'
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
          label={t('list-design.holders')}
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
