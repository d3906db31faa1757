import { useT } from '@signet/i18n/react'
import { ErrorNote, useFeedback } from '@signet/ui'
import { Button } from 'antd'
import { Ban } from 'lucide-react'
import { useState } from 'react'
import { useClient } from '../../../kit/context/app-context.ts'
import { Facts, FormattedTime } from '../../../kit/details/facts.tsx'
import { EditForm } from '../../../kit/fields/edit-form.tsx'
import { fieldMergeRules } from '../../../kit/shared-editing/save-merged.ts'
import { useMergedSave } from '../../../kit/shared-editing/use-merged-save.tsx'
import { KeyFields } from './key-fields.tsx'
import { KeyStatus, LastUse } from './key-status.tsx'
import { type AccessKey, type Draft, draftOf, settingsOf, useAccessKeyMutation } from './queries.ts'
import { RotateButton } from './rotate-button.tsx'

/** The settings of a key, and what can still be done with it. */
export function KeyForm({ one }: Readonly<{ one: AccessKey }>) {
  const client = useClient()
  const { id } = one
  const [draft, setDraft] = useState(() => draftOf(one))
  const { save, dialog } = useMergedSave<Draft>({
    ...{ opened: storedKey(one), rules, labels, onStored: setDraft },
    load: async () => storedKey(await client.accessKeys.open({ id })),
    save: (document, expects) => client.accessKeys.update({ id, ...settingsOf(document), expects }),
  })
  const update = useAccessKeyMutation((_calls, _: undefined) => save(draft))
  if (one.state === 'revoked') return <KeyFacts one={one} />

  return (
    <>
      <KeyFacts one={one} />
      <EditForm
        label={one.name}
        mutation={update}
        onSubmit={() => update.mutate(undefined)}
        aside={<RevokeButton one={one} />}
      >
        <KeyFields draft={draft} known={[one.owner]} onChange={setDraft} />
      </EditForm>
      {dialog}
    </>
  )
}

const rules = fieldMergeRules<Draft>()
const labels = {
  ...{ name: 'access-keys.name', ownerId: 'access-keys.owner', scopes: 'access-keys.scopes' },
  ...{
    networks: 'access-keys.networks',
    perMinute: 'access-keys.perMinute',
    expires: 'access-keys.expiresAt',
  },
}

function storedKey(key: AccessKey) {
  return { document: draftOf(key), revision: key.revision }
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
