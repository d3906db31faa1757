import { isSocialVendor, type SettingGroup } from '@signet/contract'
import { useT } from '@signet/i18n/react'
import { Failure, sharedStyles } from '@signet/ui'
import { useQuery } from '@tanstack/react-query'
import { Skeleton, Typography } from 'antd'
import { useClient } from '../../../kit/context/app-context.ts'
import { providerAddressesQuery } from './queries.ts'
import styles from './settings.module.css'

/** The addresses that each kind of provider asks for. */
const shownAddresses = {
  sso: ['openIdReturn', 'openIdLogout'],
  saml: ['samlMetadata', 'samlAnswer', 'samlLogout'],
  vendor: ['openIdReturn'],
} as const

/** What the administrator registers at the provider, to be copied; nothing for other groups. */
export function ProviderAddresses({ group }: Readonly<{ group: SettingGroup }>) {
  if (isSocialVendor(group)) return <Addresses group="vendor" />
  return group === 'sso' || group === 'saml' ? <Addresses group={group} /> : null
}

function Addresses({ group }: Readonly<{ group: keyof typeof shownAddresses }>) {
  const t = useT()
  const { data, error, refetch } = useQuery(providerAddressesQuery(useClient()))
  if (error && !data) return <Failure error={error} onRetry={refetch} />
  if (!data) return <Skeleton active title={false} paragraph={{ rows: 2 }} />
  const names = shownAddresses[group].filter((name) => data[name] !== '')
  if (names.length === 0) return <p className={sharedStyles.note}>{t('settings.addresses.none')}</p>

  return (
    <dl className={styles.addresses} aria-label={t('settings.addresses.title')}>
      {names.map((name) => (
        <div key={name}>
          <dt>{t(`settings.addresses.${name}`)}</dt>
          <dd>
            <Typography.Text copyable code>
              {data[name]}
            </Typography.Text>
          </dd>
        </div>
      ))}
    </dl>
  )
}
