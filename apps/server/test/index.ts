export { sendInProcess } from '../src/http/send-in-process.ts'
export { authenticatorCode } from './authenticator.ts'
export { days, hours, late, minutes, seconds, type TestClock, testClock } from './clock.ts'
export type { Account, Company } from './company.ts'
export { password } from './company.ts'
export { type DatabaseDoor, databaseDoor } from './database-door.ts'
export { directoryCalls } from './identity/directory-calls.ts'
export {
  type DirectoryServer,
  missingDirectoryServer,
  openDirectoryServer,
} from './identity/directory-server.ts'
export { type OpenIdServer, openOpenIdServer } from './identity/openid-server.ts'
export { newSamlKey, type SamlFacts, samlProvider } from './identity/saml-provider.ts'
export { openVendor, type VendorPerson, type VendorServer } from './identity/social/index.ts'
export { type MailServer, openMailOffice, openMailServer } from './mail-server.ts'
export { type Office, openOffice } from './office.ts'
export { type OfficeSocket, openSocket } from './office-socket.ts'
export { type AnsweringServer, openAnsweringServer } from './outside/answering-server.ts'
export type { ServerCertificate } from './outside/made-certificates.ts'
export {
  type MailboxServer,
  mailboxPassword,
  missingMailboxServer,
  missingPostOffice,
  openMailboxServer,
  openPostOffice,
  type PostOffice,
} from './outside/mail/index.ts'
export { type ObjectStorage, objectKey, openObjectStorage, signatureOf } from './outside/object-storage.ts'
export { openPushService, type PushService } from './outside/push-service.ts'
export { lendPasskeys } from './passkeys/passkey-browser.ts'
export { type PasskeyDevice, passkeyDevice } from './passkeys/passkey-device.ts'
export { refusalOf } from './refused.ts'
export { unzipped } from './unzipped.ts'
export { uploaded } from './uploaded.ts'
export { whileFactsWait } from './while-facts-wait.ts'
