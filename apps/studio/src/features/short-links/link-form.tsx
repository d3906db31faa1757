import type { RefusalCode } from '@signet/contract'
import { useT } from '@signet/i18n/react'
import { Refusal } from '@signet/std'
import { sharedStyles } from '@signet/ui'
import { Alert, Input, Switch } from 'antd'
import { useState } from 'react'
import { useClient } from '../../kit/context/app-context.ts'
import { EditForm } from '../../kit/fields/edit-form.tsx'
import { Labelled } from '../../kit/fields/labelled.tsx'
import { NumberField, SelectField } from '../../kit/fields/labelled-inputs.tsx'
import { DateTimePicker } from '../../kit/fields/pickers.tsx'
import { useLabelSearch } from '../../kit/properties/use-label-search.ts'
import { fieldMergeRules } from '../../kit/shared-editing/save-merged.ts'
import { useMergedSave } from '../../kit/shared-editing/use-merged-save.tsx'
import {
  allowedBy,
  draftOf,
  type Link,
  type LinkDraft,
  type Links,
  leftOutBy,
  type Purpose,
  useLinkMutation,
} from './queries.ts'

type LinkFormProps = Readonly<{
  purpose: Purpose
  modelId: string
  offered: Links['offered']
  /** The existing link; its limits are the initial values of a new one. */
  link: Link | undefined
  /** The link to change without a new address; undefined creates a new one. */
  changes: Link | undefined
  onMade: (made: Readonly<{ id: string; address: string }>) => void
  onClose: () => void
}>

/** The limits of a new link, or of one that keeps its address. */
export function LinkForm({ purpose, modelId, offered, link, changes, onMade, onClose }: LinkFormProps) {
  const t = useT()
  const [draft, setDraft] = useState(() => draftOf(purpose, offered, link))
  const change = (part: Partial<LinkDraft>) => setDraft({ ...draft, ...part })
  const { hasPassword, password } = draft
  const switchOn = useLinkMutation((calls, _: undefined) =>
    calls.switchOn({ modelId, purpose, ...allowedBy(draft), password: hasPassword ? password : null }),
  )
  const { save: saveLink, dialog } = useSaveLink({ purpose, modelId, offered, changes, opened: draft })
  const save = useLinkMutation((_calls, _: undefined) => saveLink(draft))

  return (
    <EditForm
      label={t(`short-links.purpose.${purpose}`)}
      mutation={changes ? save : switchOn}
      onSubmit={() =>
        changes
          ? save.mutate(undefined, { onSuccess: onClose })
          : switchOn.mutate(undefined, { onSuccess: onMade })
      }
      onCancel={onClose}
    >
      {link && !changes && <p className={sharedStyles.weak}>{t('short-links.renewHint')}</p>}
      <LinkFields purpose={purpose} offered={offered} draft={draft} change={change} />
      <LimitsFields
        purpose={purpose}
        draft={draft}
        keepsPassword={changes?.hasPassword ?? false}
        onChange={change}
      />
      {dialog}
    </EditForm>
  )
}

const rules = fieldMergeRules<LinkDraft>()

type SavedLink = Pick<LinkFormProps, 'purpose' | 'modelId' | 'offered' | 'changes'> &
  Readonly<{ opened: LinkDraft }>

/** Saves a link that keeps its address. */
function useSaveLink({ purpose, modelId, offered, changes, opened }: SavedLink) {
  const t = useT()
  const { shortLinks } = useClient()
  const id = changes?.id ?? ''
  const nameOf = new Map(
    [...offered.fill, ...offered.show, ...offered.ask].map(({ key, label }) => [key, label || key]),
  )
  return useMergedSave<LinkDraft>({
    opened: { document: opened, revision: changes?.revision ?? '' },
    rules,
    labels: {
      ...{ fields: purpose === 'form' ? 'short-links.filled' : 'short-links.shown' },
      ...{ asks: 'short-links.asked', hasPassword: 'short-links.needsPassword' },
      ...{ expiresAt: 'short-links.expiresAt', quota: 'short-links.quota', password: 'short-links.password' },
    },
    textOf: (_field, value) =>
      Array.isArray(value)
        ? value.map((key) => nameOf.get(String(key)) ?? String(key)).join(t('right-changes.and'))
        : undefined,
    load: async () => {
      const links = await shortLinks.links({ modelId })
      const link = links.list.find((one) => one.id === id)
      if (!link) throw new Refusal<RefusalCode>('shortLinks.notFound')
      return { document: draftOf(purpose, links.offered, link), revision: link.revision }
    },
    save: (draft, expects) =>
      shortLinks.change({ modelId, id, ...allowedBy(draft), ...newPassword(draft), expects }),
    onStored: () => undefined,
  })
}

type LinkFieldsProps = Pick<LinkFormProps, 'purpose' | 'offered'> &
  Readonly<{ draft: LinkDraft; change: (part: Partial<LinkDraft>) => void }>

/** Fields that visitors fill in, see, and search by. */
function LinkFields({ purpose, offered, draft, change }: LinkFieldsProps) {
  const t = useT()
  return (
    <>
      <FieldsChoice
        label={t(purpose === 'form' ? 'short-links.filled' : 'short-links.shown')}
        offered={purpose === 'form' ? offered.fill : offered.show}
        value={draft.fields}
        onChange={(fields) => change({ fields })}
      />
      {purpose === 'form' && <LeftOut {...leftOutBy(draft, offered)} />}
      {purpose === 'query' && (
        <FieldsChoice
          label={t('short-links.asked')}
          hint={t('short-links.askedHint')}
          offered={offered.ask}
          value={draft.asks}
          onChange={(asks) => change({ asks })}
        />
      )}
    </>
  )
}

/** Names the fields that visitors do not fill in, and warns about required ones. */
function LeftOut({ required, optional }: ReturnType<typeof leftOutBy>) {
  const t = useT()
  const said = (fields: typeof required) => ({
    names: fields.map(({ key, label }) => label || key).join(t('short-links.namesAnd')),
  })
  return (
    <>
      {required.length > 0 && (
        <Alert type="warning" showIcon title={t('short-links.leftOutRequired', said(required))} />
      )}
      {optional.length > 0 && <p className={sharedStyles.note}>{t('short-links.leftOut', said(optional))}</p>}
    </>
  )
}

/** An empty input keeps the old password. */
function newPassword({ hasPassword, password }: LinkDraft): { password?: string | null } {
  if (!hasPassword) return { password: null }
  return password === '' ? {} : { password }
}

type FieldsChoiceProps = Readonly<{
  label: string
  hint?: string
  offered: readonly Readonly<{ key: string; label: string }>[]
  value: readonly string[]
  onChange: (keys: readonly string[]) => void
}>

/** A selection of the fields that may be public. */
function FieldsChoice({ label, hint, offered, value, onChange }: FieldsChoiceProps) {
  const search = useLabelSearch()
  return (
    <SelectField
      label={label}
      hint={hint}
      mode="multiple"
      style={{ width: '100%' }}
      value={[...value]}
      options={offered.map((field) => ({ value: field.key, label: field.label || field.key }))}
      showSearch={search}
      onChange={onChange}
    />
  )
}

type LimitsFieldsProps = Readonly<{
  purpose: Purpose
  draft: LinkDraft
  /** The link has a password, which stays unless a new one is entered. */
  keepsPassword: boolean
  onChange: (part: Partial<LinkDraft>) => void
}>

/** Limits of a link: password, end date, number of uses. */
function LimitsFields({ purpose, draft, keepsPassword, onChange }: LimitsFieldsProps) {
  const t = useT()
  const { hasPassword, password, expiresAt, quota } = draft
  return (
    <>
      <Labelled label={t('short-links.needsPassword')}>
        {(id) => (
          <div>
            <Switch id={id} checked={hasPassword} onChange={(next) => onChange({ hasPassword: next })} />
          </div>
        )}
      </Labelled>
      {hasPassword && (
        <PasswordField
          keepsPassword={keepsPassword}
          value={password}
          onChange={(next) => onChange({ password: next })}
        />
      )}
      <ExpiryField value={expiresAt} onChange={(next) => onChange({ expiresAt: next })} />
      {purpose === 'form' && (
        <NumberField
          label={t('short-links.quota')}
          hint={t('short-links.quotaHint')}
          min={1}
          max={1_000_000}
          value={quota}
          onChange={(next) => onChange({ quota: next })}
        />
      )}
    </>
  )
}

type PasswordFieldProps = Pick<LimitsFieldsProps, 'keepsPassword'> &
  Readonly<{ value: string; onChange: (password: string) => void }>

function PasswordField({ keepsPassword, value, onChange }: PasswordFieldProps) {
  const t = useT()
  return (
    <Labelled
      label={t('short-links.password')}
      hint={t(keepsPassword ? 'short-links.keepHint' : 'short-links.passwordHint')}
    >
      {(id, hintId) => (
        <Input.Password
          id={id}
          aria-describedby={hintId}
          autoComplete="new-password"
          minLength={4}
          maxLength={100}
          required={!keepsPassword}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Labelled>
  )
}

type ExpiryFieldProps = Readonly<{ value: string; onChange: (expiresAt: string) => void }>

function ExpiryField({ value, onChange }: ExpiryFieldProps) {
  const t = useT()
  return (
    <Labelled label={t('short-links.expiresAt')} hint={t('short-links.expiresHint')}>
      {(id, hintId) => <DateTimePicker id={id} describedBy={hintId} value={value} onChange={onChange} />}
    </Labelled>
  )
}
