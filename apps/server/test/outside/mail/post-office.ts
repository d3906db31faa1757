import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, chown, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { freePort, missingProgram, untilOpen } from '../local-program.ts'
import type { MailboxServer } from './mailbox-server.ts'

const program = '/usr/sbin/postfix'

/** A real mail server (Postfix) that delivers into the mailboxes of a `MailboxServer`, whose certificate it shows. */
export type PostOffice = Readonly<{
  port: number
  /** Of SMTP inside TLS. */
  securePort: number
  /** The receivers that it put off for the first time (greylisting), in order. */
  putOff: string[]
  /** Receivers whose first mail is put off. */
  greylist: Set<string>
  start: () => Promise<void>
  stop: () => Promise<void>
  close: () => Promise<void>
}>

/** Installs the mail server where that is possible, and returns a sentence when it cannot be used. */
export function missingPostOffice(): string {
  // Without an answer the package would set up, and start, a mail server of the machine.
  const answers = ['postfix postfix/main_mailer_type select No configuration']
  const missing = missingProgram({
    ...{ name: 'mail server postfix', program, packages: ['postfix'] },
    answers,
  })
  if (missing !== '') return missing
  return process.getuid?.() === 0 ? '' : 'The mail server postfix starts only as root.'
}

/** Starts it in a folder of its own, on a free port of the loopback. It takes mails for `office.example` alone. */
export async function openPostOffice(
  mailbox: MailboxServer,
  { domain, boxes }: Readonly<{ domain: string; boxes: readonly string[] }>,
): Promise<PostOffice> {
  const folder = await mkdtemp(join(tmpdir(), 'signet-postfix-'))
  await chmod(folder, 0o755)
  for (const name of ['queue', 'data', 'settings']) await mkdir(join(folder, name))
  await chown(join(folder, 'data'), await idOf('/etc/passwd', 'postfix'), 0)
  const greylist = new Set<string>()
  const putOff: string[] = []
  const policy = await openPolicy({ greylist, putOff })
  const [port, securePort] = [await freePort(), await freePort()]
  const settings = join(folder, 'settings')
  await writeFile(join(settings, 'boxes'), boxes.map((box) => `${box}@${domain} ${box}\n`).join(''))
  await writeFile(join(settings, 'main.cf'), mainSettings({ folder, domain, mailbox, policy: policy.port }))
  await writeFile(join(settings, 'master.cf'), services(port, securePort))

  let child: ChildProcess | undefined
  const stop = async () => {
    if (!child || child.exitCode !== null) return
    const gone = once(child, 'exit')
    // A signal to the child would end the script that waits for the main process, and leave that.
    spawn(program, ['-c', settings, 'stop'], { stdio: 'ignore' })
    await gone
  }
  const start = async () => {
    // In a session of its own, as Postfix demands of a main process in the foreground.
    child = spawn(program, ['-c', settings, 'start-fg'], { stdio: 'ignore', detached: true })
    await untilOpen(child, port, () => readFile(join(folder, 'log'), 'utf8'))
  }
  await start()
  return {
    ...{ port, securePort, putOff, greylist, start, stop },
    close: async () => {
      await stop()
      await policy.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function idOf(file: string, name: string): Promise<number> {
  const line = (await readFile(file, 'utf8')).split('\n').find((one) => one.startsWith(`${name}:`))
  return Number(line?.split(':')[2])
}

type Greylisting = Pick<PostOffice, 'greylist' | 'putOff'>

/** Answers what Postfix asks of each receiver (SMTPD_POLICY_README): later at first, yes from then on. */
async function openPolicy({ greylist, putOff }: Greylisting) {
  const sockets = new Set<Socket>()
  const asked = new WeakMap<Socket, string>()
  const verdict = (receiver: string) => {
    if (!greylist.delete(receiver)) return 'dunno'
    putOff.push(receiver)
    return '451 4.7.1 Greylisted, try again later'
  }
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => socket.destroy())
    // One question at a time: attributes in lines, then an empty line.
    createInterface(socket).on('line', (line) => {
      const receiver = /^recipient=(\S+)$/.exec(line)?.[1]
      if (receiver !== undefined) asked.set(socket, receiver)
      if (line === '') socket.write(`action=${verdict(asked.get(socket) ?? '')}\n\n`)
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

type Places = Readonly<{ folder: string; domain: string; mailbox: MailboxServer; policy: number }>

function mainSettings({ folder, domain, mailbox, policy }: Places): string {
  const { files, lmtpPort, authPort } = mailbox
  return `
compatibility_level = 3.6
queue_directory = ${folder}/queue
data_directory = ${folder}/data
maillog_file_prefixes = ${folder}
maillog_file = ${folder}/log
inet_interfaces = 127.0.0.1
inet_protocols = ipv4
myhostname = mail.${domain}
mydestination =
mynetworks =
recipient_delimiter = +
virtual_mailbox_domains = ${domain}
virtual_mailbox_maps = texthash:${folder}/settings/boxes
virtual_transport = lmtp:inet:127.0.0.1:${lmtpPort}
default_transport = error:outside mail is not allowed
alias_maps =
local_recipient_maps =
smtpd_tls_security_level = encrypt
smtpd_tls_cert_file = ${files?.certificate}
smtpd_tls_key_file = ${files?.key}
smtpd_sasl_auth_enable = yes
smtpd_sasl_type = dovecot
smtpd_sasl_path = inet:127.0.0.1:${authPort}
smtpd_relay_restrictions = permit_sasl_authenticated, reject
smtpd_recipient_restrictions = check_policy_service inet:127.0.0.1:${policy}, permit
smtpd_error_sleep_time = 0
`
}

/** The services of Postfix that a mail passes, without a change of the root folder. */
function services(port: number, securePort: number): string {
  const unix = (name: string, command: string, most = '-') => `${name} unix - - n - ${most} ${command}`
  return [
    `127.0.0.1:${port} inet n - n - - smtpd`,
    `127.0.0.1:${securePort} inet n - n - - smtpd -o smtpd_tls_wrappermode=yes`,
    'pickup unix n - n 60 1 pickup',
    'cleanup unix n - n - 0 cleanup',
    'qmgr unix n - n 300 1 qmgr',
    'rewrite unix - - n - - trivial-rewrite',
    ...['bounce', 'defer', 'trace'].map((name) => unix(name, 'bounce', '0')),
    unix('verify', 'verify', '1'),
    'flush unix n - n 1000? 0 flush',
    unix('proxymap', 'proxymap'),
    ...['smtp', 'relay'].map((name) => unix(name, 'smtp')),
    'showq unix n - n - - showq',
    ...['error', 'retry'].map((name) => unix(name, 'error')),
    unix('discard', 'discard'),
    unix('lmtp', 'lmtp'),
    unix('anvil', 'anvil', '1'),
    unix('scache', 'scache', '1'),
    unix('tlsmgr', 'tlsmgr', '1'),
    'postlog unix-dgram n - n - 1 postlogd',
    '',
  ].join('\n')
}
