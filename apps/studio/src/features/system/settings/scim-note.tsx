import type { SettingGroup } from '@signet/contract'
import { useT } from '@signet/i18n/react'
import { sharedStyles } from '@signet/ui'
import { Link } from '@tanstack/react-router'

const groups: readonly SettingGroup[] = ['sso', 'saml', 'directorySync']

/** Says beside single sign-on and sync that people can also come by SCIM, and leads there. */
export function ScimNote({ group }: Readonly<{ group: SettingGroup }>) {
  const t = useT()
  if (!groups.includes(group)) return null
  return (
    <p className={sharedStyles.note}>
      {t('settings.scim')}{' '}
      <Link to="/access-keys" hash="scim">
        {t('settings.scimAction')}
      </Link>
    </p>
  )
}
