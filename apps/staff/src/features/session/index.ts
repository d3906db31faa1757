import { createRoute, redirect } from '@tanstack/react-router'
import { safeReturn } from '../../kit/links/address.ts'
import { lazyPage } from '../../kit/pages/lazy-page.ts'
import { memberRoute, rootRoute } from '../../kit/pages/root-route.ts'

export { LanguageChooser } from './language-chooser.tsx'

type LoginSearch = Readonly<{ redirect?: string }>

/** `/` is an alias of the login page; a signed-in person is sent on. */
const login = <const Path extends string>(path: Path) =>
  createRoute({
    getParentRoute: () => rootRoute,
    path,
    validateSearch: ({ redirect }: Record<string, unknown>): LoginSearch =>
      typeof redirect === 'string' ? { redirect } : {},
    beforeLoad: ({ context, search }) => {
      if (context.session.token()) throw redirect({ href: safeReturn(search.redirect), replace: true })
    },
    component: lazyPage(() => import('./login-page.tsx'), 'LoginPage'),
  })

const pages = () => import('./ways/pages.ts')
const way = { component: lazyPage(pages, 'WayPage') }

/** All ways in besides the password are one route, since everybody loads the routes. */
export const sessionRoutes = [
  login('/'),
  login('/pages/login/index'),
  createRoute({ getParentRoute: () => rootRoute, path: '/pages/login/$way', ...way }),
] as const

/** Pages of a phone that is signed in. */
export const scanRoutes = [
  createRoute({ getParentRoute: () => memberRoute, path: '/pages/login/scanLogin', ...way }),
  createRoute({ getParentRoute: () => memberRoute, path: '/pages/my/scanResult/index', ...way }),
] as const
