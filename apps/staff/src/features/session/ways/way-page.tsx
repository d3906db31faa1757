import { useLocation } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { BrokenLink } from '../../../kit/pages/broken-link.tsx'
import { DecidePage } from '../../decision-links/index.ts'
import { LanguageChooser } from '../language-chooser.tsx'
import { ForgotPasswordPage } from './forgot-password-page.tsx'
import { OtherLoginPage } from './other-login-page.tsx'
import { RegisterPage } from './register-page.tsx'
import { ResetPasswordPage } from './reset-password-page.tsx'
import { ScanLoginPage } from './scan-login-page.tsx'
import { ScanResultPage } from './scan-result-page.tsx'
import { SsoRedirectPage } from './sso-redirect-page.tsx'

const pages: Readonly<Record<string, ComponentType>> = {
  '/pages/login/otherLogin': OtherLoginPage,
  '/pages/login/forgotPassword': ForgotPasswordPage,
  '/pages/login/register': RegisterPage,
  '/pages/login/decide': DecideByLink,
  '/pages/login/resetPassword': ResetPasswordPage,
  '/pages/login/sso-redirect': SsoRedirectPage,
  '/pages/login/scanLogin': ScanLoginPage,
  '/pages/my/scanResult/index': ScanResultPage,
}

/** The page of an address among the ways in. */
export function WayPage() {
  const { pathname } = useLocation()
  const Page = pages[pathname] ?? BrokenLink
  return <Page />
}

function DecideByLink() {
  return <DecidePage language={<LanguageChooser />} />
}
