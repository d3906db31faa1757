import { installedVersion } from '@signet/client'
import { useT } from '@signet/i18n/react'
import { Cell, CellGroup } from '@signet/ui'
import { useQuery } from '@tanstack/react-query'
import { useClient } from '../../../kit/context/app-context.ts'
import { useCurrentUser } from '../../../kit/context/use-current-user.ts'
import { StackPage } from '../../../kit/pages/stack-page.tsx'
import { FaultReport } from './fault-report.tsx'

/** Name, versions and license of the product; what did not get through lately. */
export function AboutPage() {
  const t = useT()
  const client = useClient()
  const { data: user } = useCurrentUser()
  const { data: server } = useQuery({ queryKey: ['version'], queryFn: () => client.system.version() })
  const { version, build } = installedVersion

  return (
    <StackPage title={t('account.about')}>
      <CellGroup label={t('account.about')}>
        <Cell title={t('account.about.product')} value={user?.sysConfigInfo.sysName} />
        {user?.sysConfigInfo.copyright && (
          <Cell title={t('account.about.copyright')} value={user.sysConfigInfo.copyright} />
        )}
        <Cell
          title={t('account.version.installed')}
          value={t('account.version.number', { version, build })}
        />
        <Cell title={t('account.version.server')} value={server && `V${server.sysVersion}`} />
        <Cell title={t('account.about.license')} value="Apache-2.0" />
      </CellGroup>
      <FaultReport />
    </StackPage>
  )
}
