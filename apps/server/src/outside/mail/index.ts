export { type MailAccount, MailFailure, sendMail, tryMailAccount } from './send-mail.ts'
