import { useT } from '@signet/i18n/react'
import { ErrorNote, useFeedback } from '@signet/ui'
import { Button } from 'antd'
import { Ban } from 'lucide-react'
import { useState } from 'react'
import { Facts, FormattedTime } from '../../../kit/details/facts.tsx'
import { EditForm } from '../../../kit/fields/edit-form.tsx'
import { KeyFields } from './key-fields.tsx'
import { KeyStatus, LastUse } from './key-status.tsx'
import { type AccessKey, draftOf, settingsOf, useAccessKeyMutation } from './queries.ts'
import { RotateButton } from './rotate-button.tsx'

/** The settings of a key, and what can still be done with it. */
export function KeyForm({ one }: Readonly<{ one: AccessKey }>) {
  const t = useT()
  const feedback = useFeedback()
  const { id } = one
  const [draft, setDraft] = useState(() => draftOf(one))
  const update = useAccessKeyMutation((calls, _: undefined) => calls.update({ id, ...settingsOf(draft) }))
  const showSaved = () => feedback.success(t('studio.saved'))
  if (one.state === 'revoked') return <KeyFacts one={one} />

  return (
    <>
      <KeyFacts one={one} />
      <EditForm
        label={one.name}
        mutation={update}
        onSubmit={() => update.mutate(undefined, { onSuccess: showSaved })}
        aside={<RevokeButton one={one} />}
      >
        <KeyFields draft={draft} known={[one.owner]} onChange={setDraft} />
      </EditForm>
    </>
  )
}

function KeyFacts({ one }: Readonly<{ one: AccessKey }>) {
  const t = useT()
  const { person, owner, ending, createdAt, revokedAt, formerUntil, state } = one
  return (
    <Facts
      facts={[
        { name: t('access-keys.state'), value: <KeyStatus state={state} /> },
        { name: t('access-keys.person'), value: person.name },
        ...(revokedAt === null
          ? []
          : [
              { name: t('access-keys.owner'), value: owner.name },
              { name: t('access-keys.revokedAt'), value: <FormattedTime at={revokedAt} /> },
            ]),
        { name: t('access-keys.createdAt'), value: <FormattedTime at={createdAt} /> },
        { name: t('access-keys.lastUse'), value: <LastUse one={one} /> },
        {
          name: t('access-keys.secret'),
          value: (
            <>
              <code>…{ending}</code> {state !== 'revoked' && <RotateButton id={one.id} />}
            </>
          ),
        },
        ...(formerUntil === null
          ? []
          : [{ name: t('access-keys.formerUntil'), value: <FormattedTime at={formerUntil} /> }]),
      ]}
    />
  )
}

function RevokeButton({ one: { id, name } }: Readonly<{ one: AccessKey }>) {
  const t = useT()
  const feedback = useFeedback()
  const revoke = useAccessKeyMutation((calls, _: undefined) => calls.revoke({ id }))
  const ask = async () => {
    const isSure = await feedback.ask({
      title: t('access-keys.revokeTitle', { name }),
      body: t('access-keys.revokeHint'),
      confirm: t('access-keys.revoke'),
      tone: 'danger',
    })
    if (isSure) revoke.mutate(undefined)
  }
  return (
    <>
      <Button
        danger
        loading={revoke.isPending}
        icon={<Ban size={16} aria-hidden />}
        onClick={() => void ask()}
      >
        {t('access-keys.revoke')}
      </Button>
      <ErrorNote error={revoke.error} />
    </>
  )
}
