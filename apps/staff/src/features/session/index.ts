import { createRoute, redirect } from '@tanstack/react-router'
import { safeReturn } from '../../kit/links/address.ts'
import { lazyPage } from '../../kit/pages/lazy-page.ts'
import { rootRoute } from '../../kit/pages/root-route.ts'

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

export const sessionRoutes = [login('/'), login('/pages/login/index')] as const
