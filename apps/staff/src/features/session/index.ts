import { createRoute, redirect } from '@tanstack/react-router'
import { safeReturn, textOf } from '../../kit/links/address.ts'
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
type PageName = keyof Awaited<ReturnType<typeof pages>>

/** A page for people who are not signed in, or not yet. */
const before = <const Path extends string>(path: Path, name: PageName) =>
  createRoute({
    getParentRoute: () => rootRoute,
    path: `/pages/login/${path}`,
    validateSearch: (search: Record<string, unknown>): WaySearch =>
      Object.fromEntries(
        wayFields.flatMap((field) => (typeof search[field] === 'string' ? [[field, search[field]]] : [])),
      ),
    component: lazyPage(pages, name),
  })

const wayFields = ['redirect', 'way', 'result', 'provider'] as const
type WaySearch = Readonly<Partial<Record<(typeof wayFields)[number], string>>>

export const sessionRoutes = [
  login('/'),
  login('/pages/login/index'),
  before('otherLogin', 'OtherLoginPage'),
  before('forgotPassword', 'ForgotPasswordPage'),
  before('resetPassword', 'ResetPasswordPage'),
  before('sso-redirect', 'SsoRedirectPage'),
] as const

/** Pages of a phone that is signed in. */
const scanned = <const Path extends string>(path: Path, name: PageName) =>
  createRoute({
    getParentRoute: () => memberRoute,
    path,
    validateSearch: ({ id, result }: Record<string, unknown>) => ({
      id: textOf(id),
      result: textOf(result),
    }),
    component: lazyPage(pages, name),
  })

export const scanRoutes = [
  scanned('/pages/login/scanLogin', 'ScanLoginPage'),
  scanned('/pages/my/scanResult/index', 'ScanResultPage'),
] as const
