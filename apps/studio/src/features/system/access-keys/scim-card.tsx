import { administrationScope } from '@signet/contract'
import { useT } from '@signet/i18n/react'
import { ErrorNote } from '@signet/ui'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { Button, Typography } from 'antd'
import { KeyRound } from 'lucide-react'
import { useApp } from '../../../kit/context/app-context.ts'
import { currentUserQuery } from '../../../kit/context/name-queries.ts'
import styles from './access-keys.module.css'
import { useAccessKeyMutation } from './queries.ts'
import { NewSecret } from './rotate-button.tsx'

const scopes = [administrationScope, 'scim.write']

/** What Entra ID, Okta and others need to keep people here: the address, and a key that is made in one press. */
export function ScimCard({ onMade }: Readonly<{ onMade: (id: string) => void }>) {
  const t = useT()
  const { data: me } = useQuery(currentUserQuery(useApp()))
  const isAsked = useLocation({ select: ({ hash }) => hash === 'scim' })
  const create = useAccessKeyMutation((calls, userId: string) =>
    calls.create({ name: 'SCIM', ownerId: userId, personId: userId, scopes }),
  )
  if (!me?.userInfo.isAdministrator) return null
  const { data: made } = create

  return (
    <details className={styles.card} open={isAsked}>
      <summary>{t('access-keys.scim.title')}</summary>
      <p>{t('access-keys.scim.about')}</p>
      <p>
        {t('access-keys.scim.address')}{' '}
        <Typography.Text copyable code>
          {`${location.origin}/scim/v2`}
        </Typography.Text>
      </p>
      <p className={styles.hint}>{t('access-keys.scim.department')}</p>
      <Button
        icon={<KeyRound size={16} aria-hidden />}
        loading={create.isPending}
        onClick={() => create.mutate(me.userInfo.userId)}
      >
        {t('access-keys.scim.make')}
      </Button>
      <ErrorNote error={create.error} />
      {made && <NewSecret secret={made.secret} onClose={() => onMade(made.id)} />}
    </details>
  )
}
