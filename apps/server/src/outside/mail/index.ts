export {
  type FetchedMail,
  type MailboxAccount,
  MailboxFailure,
  type OpenMailbox,
  withMailbox,
} from './read-mailbox.ts'
export { type MailAccount, MailFailure, sendMail, tryMailAccount } from './send-mail.ts'
