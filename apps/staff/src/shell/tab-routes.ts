import { createRoute } from '@tanstack/react-router'
import { memberRoute } from './root-route.ts'

/** The tabs have addresses, but are drawn by the frame, which keeps each as it was left. */
const tab = <const Path extends string>(path: Path) =>
  createRoute({ getParentRoute: () => memberRoute, path, component: () => null })

export const tabRoutes = [
  tab('/pages/index/index'),
  tab('/pages/index/dashboard'),
  tab('/pages/index/message'),
  tab('/pages/index/my'),
] as const
