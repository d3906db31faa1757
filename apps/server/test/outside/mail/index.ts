export {
  type MailboxServer,
  mailboxPassword,
  missingMailboxServer,
  openMailboxServer,
} from './mailbox-server.ts'
export { missingPostOffice, openPostOffice, type PostOffice } from './post-office.ts'
