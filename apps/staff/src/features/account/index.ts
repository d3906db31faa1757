import { createRoute } from '@tanstack/react-router'
import { lazyPage } from '../../kit/pages/lazy-page.ts'
import { memberRoute } from '../../kit/pages/root-route.ts'

export const accountRoutes = [
  createRoute({
    getParentRoute: () => memberRoute,
    path: '/pages/my/settings/index',
    component: lazyPage(() => import('./settings-page.tsx'), 'SettingsPage'),
  }),
  createRoute({
    getParentRoute: () => memberRoute,
    path: '/pages/my/personalSetting/index',
    component: lazyPage(() => import('./personal-setting-page.tsx'), 'PersonalSettingPage'),
  }),
] as const
