import { createRoute } from '@tanstack/react-router'
import { lazyPage } from '../../kit/pages/lazy-page.ts'
import { memberRoute } from '../../kit/pages/root-route.ts'

const pages = () => import('./pages.ts')

const page = <const Path extends string>(path: Path, name: keyof Awaited<ReturnType<typeof pages>>) =>
  createRoute({
    getParentRoute: () => memberRoute,
    path: `/pages/my/${path}`,
    component: lazyPage(pages, name),
  })

export const accountRoutes = [
  page('settings/index', 'SettingsPage'),
  page('personalSetting/index', 'PersonalSettingPage'),
  page('modifyPsd/index', 'ModifyPasswordPage'),
  page('accountSecurity/index', 'AccountSecurityPage'),
  page('accountSecurity/twoStep', 'TwoStepPage'),
  page('accountSecurity/passkeys', 'PasskeysPage'),
  page('accountSecurity/tokens', 'TokensPage'),
  page('personalData/index', 'PersonalDataPage'),
  page('organization/index', 'OrganizationPage'),
  page('identity/index', 'IdentityPage'),
  page('contactUs/index', 'ContactPage'),
  page('abouts/index', 'AboutPage'),
  page('cancellation/index', 'CancellationPage'),
] as const
