import { useT } from '@signet/i18n/react'
import { Input, InputNumber, Switch } from 'antd'
import { Labelled } from '../../kit/fields/labelled.tsx'
import { MomentPicker } from '../../kit/fields/pickers/moment-picker.tsx'
import type { LinkDraft } from './link-draft.ts'
import type { Purpose } from './queries.ts'

type LimitsFieldsProps = Readonly<{
  purpose: Purpose
  draft: LinkDraft
  /** The link has a password, which stays unless a new one is entered. */
  keepsPassword: boolean
  onChange: (part: Partial<LinkDraft>) => void
}>

/** Limits of a link: password, end date, number of uses. */
export function LimitsFields({ purpose, draft, keepsPassword, onChange }: LimitsFieldsProps) {
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
              value={password}
              onChange={(event) => onChange({ password: event.target.value })}
            />
          )}
        </Labelled>
      )}
      <Labelled label={t('short-links.expiresAt')} hint={t('short-links.expiresHint')}>
        {(id, hintId) => (
          <MomentPicker
            id={id}
            describedBy={hintId}
            value={expiresAt}
            onChange={(next) => onChange({ expiresAt: next })}
          />
        )}
      </Labelled>
      {purpose === 'form' && (
        <Labelled label={t('short-links.quota')} hint={t('short-links.quotaHint')}>
          {(id, hintId) => (
            <InputNumber
              id={id}
              aria-describedby={hintId}
              min={1}
              max={1_000_000}
              precision={0}
              value={quota}
              onChange={(next) => onChange({ quota: next })}
            />
          )}
        </Labelled>
      )}
    </>
  )
}
