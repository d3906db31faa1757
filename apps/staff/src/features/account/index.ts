import { createRoute, type RouteComponent } from '@tanstack/react-router'
import { lazyPage } from '../../kit/pages/lazy-page.ts'
import { memberRoute } from '../../kit/pages/root-route.ts'

const page = <const Path extends string>(path: Path, component: RouteComponent) =>
  createRoute({ getParentRoute: () => memberRoute, path, component })

export const accountRoutes = [
  page(
    '/pages/my/settings/index',
    lazyPage(() => import('./settings-page.tsx'), 'SettingsPage'),
  ),
  page(
    '/pages/my/personalSetting/index',
    lazyPage(() => import('./personal-setting-page.tsx'), 'PersonalSettingPage'),
  ),
  page(
    '/pages/my/modifyPsd/index',
    lazyPage(() => import('./security/modify-password-page.tsx'), 'ModifyPasswordPage'),
  ),
  page(
    '/pages/my/accountSecurity/index',
    lazyPage(() => import('./security/account-security-page.tsx'), 'AccountSecurityPage'),
  ),
  page(
    '/pages/my/accountSecurity/twoStep',
    lazyPage(() => import('./security/two-step-page.tsx'), 'TwoStepPage'),
  ),
  page(
    '/pages/my/personalData/index',
    lazyPage(() => import('./myself/personal-data-page.tsx'), 'PersonalDataPage'),
  ),
  page(
    '/pages/my/organization/index',
    lazyPage(() => import('./myself/organization-page.tsx'), 'OrganizationPage'),
  ),
  page(
    '/pages/my/identity/index',
    lazyPage(() => import('./myself/identity-page.tsx'), 'IdentityPage'),
  ),
  page(
    '/pages/my/contactUs/index',
    lazyPage(() => import('./myself/contact-page.tsx'), 'ContactPage'),
  ),
  page(
    '/pages/my/abouts/index',
    lazyPage(() => import('./myself/about-page.tsx'), 'AboutPage'),
  ),
  page(
    '/pages/my/cancellation/index',
    lazyPage(() => import('./myself/cancellation-page.tsx'), 'CancellationPage'),
  ),
] as const
