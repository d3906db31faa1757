import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'

const program = '/usr/sbin/dovecot'
export const mailboxPassword = 'right'

/** A real mail server (Dovecot): it takes mails by LMTP and shows them by IMAP. Every account has the same password. */
export type MailboxServer = Readonly<{
  imapPort: number
  /** Delivers a whole mail, as a mail server passes it on. */
  deliver: (to: string, mail: string) => Promise<void>
  close: () => Promise<void>
}>

/** Installs the mail server where that is possible, and returns a sentence when there is none. */
export function missingMailboxServer(): string {
  const mayInstall = process.getuid?.() === 0 && existsSync('/etc/debian_version')
  if (!existsSync(program) && mayInstall) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    const packages = ['dovecot-imapd', 'dovecot-lmtpd']
    spawnSync('apt-get', ['-qq', 'install', '--yes', '--no-install-recommends', ...packages], { env })
  }
  return existsSync(program)
    ? ''
    : 'The mail server dovecot is missing (on Debian: apt-get install dovecot-imapd dovecot-lmtpd).'
}

/** Starts it in a folder of its own, on free ports of the loopback. */
export async function openMailboxServer(): Promise<MailboxServer> {
  const folder = await mkdtemp(join(tmpdir(), 'signet-mailbox-'))
  await chmod(folder, 0o755)
  const mails = join(folder, 'mails')
  await mkdir(mails)
  await chmod(mails, 0o777)
  const [imapPort, lmtpPort] = [await freePort(), await freePort()]
  const settings = join(folder, 'dovecot.conf')
  await writeFile(settings, settingsOf({ folder, mails, imapPort, lmtpPort }))
  const child = spawn(program, ['-F', '-c', settings], { stdio: 'ignore' })
  await untilOpen(child, imapPort, join(folder, 'log'))
  await untilOpen(child, lmtpPort, join(folder, 'log'))

  return {
    imapPort,
    deliver: async (to, mail) => {
      const transport = createTransport({ lmtp: true, host: '127.0.0.1', port: lmtpPort, ignoreTLS: true })
      const raw = mail.replaceAll('\r\n', '\n').replaceAll('\n', '\r\n')
      await transport.sendMail({ envelope: { from: 'sender@office.example', to: [to] }, raw })
      transport.close()
    },
    close: async () => {
      if (child.exitCode === null && child.signalCode === null) {
        const gone = once(child, 'exit')
        child.kill('SIGTERM')
        await gone
      }
      await rm(folder, { recursive: true, force: true })
    },
  }
}

type Places = Readonly<{ folder: string; mails: string; imapPort: number; lmtpPort: number }>

/** Dovecot reads no mail as root, so that a test run by root keeps the mails as the user without rights. */
function settingsOf({ folder, mails, imapPort, lmtpPort }: Places): string {
  const { username, uid, gid } = userInfo()
  const isRoot = uid === 0
  const owner = isRoot ? 'uid=nobody gid=nogroup' : `uid=${uid} gid=${gid}`
  const users = isRoot ? '' : `default_internal_user = ${username}\ndefault_login_user = ${username}`
  return `
protocols = imap lmtp
listen = 127.0.0.1
base_dir = ${folder}/run
state_dir = ${folder}/state
log_path = ${folder}/log
ssl = no
disable_plaintext_auth = no
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
  driver = static
  args = ${owner} home=${mails}/%n allow_all_users=yes
}
service imap-login {
  ${isRoot ? '' : 'chroot ='}
  inet_listener imap {
    port = ${imapPort}
  }
  inet_listener imaps {
    port = 0
  }
}
service lmtp {
  inet_listener lmtp {
    port = ${lmtpPort}
  }
}
`
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  return typeof address === 'object' && address ? address.port : 0
}

async function untilOpen(child: ChildProcess, port: number, log: string): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    if (child.exitCode !== null) break
    if (await isOpen(port)) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`The mail server did not start: ${await readFile(log, 'utf8').catch(() => '')}`)
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}
