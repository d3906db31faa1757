import { myPages } from '../../kit/pages/my-page.ts'

const page = myPages(() => import('./pages.ts'))

export const accountRoutes = [
  page('settings/index', 'SettingsPage'),
  page('personalSetting/index', 'PersonalSettingPage'),
  page('notifications/index', 'NotificationsPage'),
  page('modifyPsd/index', 'ModifyPasswordPage'),
  page('accountSecurity/index', 'AccountSecurityPage'),
  page('accountSecurity/twoStep', 'TwoStepPage'),
  page('accountSecurity/passkeys', 'PasskeysPage'),
  page('accountSecurity/tokens', 'TokensPage'),
  page('blockedPeople/index', 'BlockedPeoplePage'),
  page('personalData/index', 'PersonalDataPage'),
  page('organization/index', 'OrganizationPage'),
  page('identity/index', 'IdentityPage'),
  page('contactUs/index', 'ContactPage'),
  page('abouts/index', 'AboutPage'),
  page('cancellation/index', 'CancellationPage'),
] as const
