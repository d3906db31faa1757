/** Ways in that few people open, in one file to load. */
export { ForgotPasswordPage } from './forgot-password-page.tsx'
export { OtherLoginPage } from './other-login-page.tsx'
export { ResetPasswordPage } from './reset-password-page.tsx'
export { ScanLoginPage } from './scan-login-page.tsx'
export { ScanResultPage } from './scan-result-page.tsx'
export { SsoRedirectPage } from './sso-redirect-page.tsx'
