import { spawn } from 'node:child_process'
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { freePort, missingProgram, stopProgram, untilOpen } from '../local-program.ts'
import { type CertificateFiles, makeCertificates, type ServerCertificate } from '../made-certificates.ts'

const program = '/usr/sbin/dovecot'
export const mailboxPassword = 'right'

/** A real mail server (Dovecot): it takes mails by LMTP and shows them by IMAP. Every account has the same password. */
export type MailboxServer = Readonly<{
  imapPort: number
  /** Of IMAP inside TLS; 0 without a certificate. */
  imapsPort: number
  lmtpPort: number
  /** Where other servers ask whether a password is right. */
  authPort: number
  /** The certificate (PEM) of the authority; empty without a certificate. */
  authorityPem: string
  files: CertificateFiles | undefined
  /** Delivers a whole mail, as a mail server passes it on. */
  deliver: (to: string, mail: string) => Promise<void>
  close: () => Promise<void>
}>

/** Installs the mail server where that is possible, and returns a sentence when there is none. */
export function missingMailboxServer(): string {
  const packages = ['dovecot-imapd', 'dovecot-lmtpd']
  return missingProgram({ name: 'mail server dovecot', program, packages })
}

type Options = Readonly<{
  certificate?: ServerCertificate
  /** The mailboxes that there are; every one without. */
  boxes?: readonly string[]
}>

/** Starts it in a folder of its own, on free ports of the loopback; with a certificate it also speaks TLS. */
export async function openMailboxServer({ certificate, boxes }: Options = {}): Promise<MailboxServer> {
  const folder = await mkdtemp(join(tmpdir(), 'signet-mailbox-'))
  await chmod(folder, 0o755)
  const mails = join(folder, 'mails')
  await mkdir(mails)
  await chmod(mails, 0o777)
  const files = certificate && (await makeCertificates(folder, certificate))
  const [imapPort, imapsPort, lmtpPort, authPort] = [
    await freePort(),
    files ? await freePort() : 0,
    await freePort(),
    await freePort(),
  ]
  const settings = join(folder, 'dovecot.conf')
  const ports = { imapPort, imapsPort, lmtpPort, authPort }
  if (boxes) await writeFile(join(folder, 'users'), boxes.map((box) => `${box}:::::::`).join('\n'))
  await writeFile(settings, settingsOf({ folder, mails, files, hasBoxes: boxes !== undefined, ...ports }))
  const child = spawn(program, ['-F', '-c', settings], { stdio: 'ignore' })
  for (const port of [imapPort, lmtpPort, authPort])
    await untilOpen(child, port, () => readFile(join(folder, 'log'), 'utf8'))

  return {
    ...ports,
    authorityPem: files?.authorityPem ?? '',
    files,
    deliver: async (to, mail) => {
      const transport = createTransport({ lmtp: true, host: '127.0.0.1', port: lmtpPort, ignoreTLS: true })
      const raw = mail.replaceAll('\r\n', '\n').replaceAll('\n', '\r\n')
      await transport.sendMail({ envelope: { from: 'sender@office.example', to: [to] }, raw })
      transport.close()
    },
    close: async () => {
      await stopProgram(child)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

type Places = Readonly<{
  folder: string
  mails: string
  files: CertificateFiles | undefined
  hasBoxes: boolean
}> &
  Pick<MailboxServer, 'imapPort' | 'imapsPort' | 'lmtpPort' | 'authPort'>

/** Dovecot reads no mail as root, so that a test run by root keeps the mails as the user without rights. */
function settingsOf({ folder, mails, files, hasBoxes, ...ports }: Places): string {
  const { username, uid, gid } = userInfo()
  const isRoot = uid === 0
  const owner = isRoot ? 'uid=nobody gid=nogroup' : `uid=${uid} gid=${gid}`
  const users = isRoot ? '' : `default_internal_user = ${username}\ndefault_login_user = ${username}`
  const userdb = hasBoxes
    ? `driver = passwd-file\n  args = ${folder}/users\n  override_fields = ${owner} home=${mails}/%n`
    : `driver = static\n  args = ${owner} home=${mails}/%n allow_all_users=yes`
  return `
protocols = imap lmtp
listen = 127.0.0.1
base_dir = ${folder}/run
state_dir = ${folder}/state
log_path = ${folder}/log
${files ? tlsSettings(files) : 'ssl = no'}
disable_plaintext_auth = no
auth_failure_delay = 0
auth_mechanisms = plain login
${users}
first_valid_uid = 1
auth_username_format = %Ln
recipient_delimiter = +
mail_location = maildir:~/Maildir
passdb {
  driver = static
  args = password=${mailboxPassword}
}
userdb {
  ${userdb}
}
service auth {
  inet_listener {
    port = ${ports.authPort}
  }
}
service imap-login {
  ${isRoot ? '' : 'chroot ='}
  inet_listener imap {
    port = ${ports.imapPort}
  }
  inet_listener imaps {
    port = ${ports.imapsPort}
    ssl = yes
  }
}
service lmtp {
  inet_listener lmtp {
    port = ${ports.lmtpPort}
  }
}
`
}

function tlsSettings({ certificate, key }: CertificateFiles): string {
  return `ssl = yes\nssl_cert = <${certificate}\nssl_key = <${key}`
}
