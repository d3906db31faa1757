import { createRoute } from '@tanstack/react-router'
import { textOf } from '../../kit/links/address.ts'
import { addressed } from '../../kit/pages/broken-link.tsx'
import { lazyPage } from '../../kit/pages/lazy-page.ts'
import { memberRoute } from '../../kit/pages/root-route.ts'

type Raw = Readonly<Record<string, unknown>>

export const schedulesRoutes = [
  createRoute({
    getParentRoute: () => memberRoute,
    path: '/pages/workFlow/schedule/index',
    validateSearch: (raw: Raw) => ({ day: dayOf(raw['day']) }),
    component: lazyPage(() => import('./schedule-page.tsx'), 'SchedulePage'),
  }),
  createRoute({
    getParentRoute: () => memberRoute,
    path: '/pages/workFlow/schedule/form',
    validateSearch: (raw: Raw) => ({
      day: dayOf(raw['day']),
      groupId: textOf(raw['groupId']),
      id: textOf(raw['id']),
    }),
    component: lazyPage(() => import('./schedule-form-page.tsx'), 'ScheduleFormPage'),
  }),
  createRoute({
    getParentRoute: () => memberRoute,
    path: '/pages/workFlow/schedule/detail',
    validateSearch: (raw: Raw) => ({ groupId: textOf(raw['groupId']), id: textOf(raw['id']) }),
    component: addressed(
      ['groupId', 'id'],
      lazyPage(() => import('./schedule-detail-page.tsx'), 'ScheduleDetailPage'),
    ),
  }),
] as const

/** `2026-11-22`; empty: today. */
function dayOf(value: unknown): string {
  const text = textOf(value)
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : ''
}
