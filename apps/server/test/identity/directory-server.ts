import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'ldapts'
import {
  type CertificateFiles,
  type DirectoryCertificate,
  makeCertificates,
} from './directory-certificates.ts'

const program = '/usr/sbin/slapd'
const base = 'dc=office,dc=example'
const rootPassword = 'root of the directory'

/** A real directory (OpenLDAP) with a folder of its own, on a free port of the loopback. */
export type DirectoryServer = Readonly<{
  port: number
  /** Of `ldaps`; 0 without a certificate. */
  securePort: number
  /** The certificates (PEM) of the authority and of the server; empty without a certificate. */
  authorityPem: string
  certificatePem: string
  baseDn: string
  bindDn: string
  bindPassword: string
  /** Changes the directory as the one who may change everything. */
  change: (act: (client: Client) => Promise<unknown>) => Promise<void>
  close: () => Promise<void>
}>

/** Installs the directory server where that is possible, and returns a sentence when there is none. */
export function missingDirectoryServer(): string {
  const mayInstall = process.getuid?.() === 0 && existsSync('/etc/debian_version')
  if (!existsSync(program) && mayInstall) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    spawnSync('apt-get', ['-qq', 'install', '--yes', '--no-install-recommends', 'slapd'], { env })
  }
  return existsSync(program)
    ? ''
    : 'The directory server slapd is missing (on Debian: apt-get install slapd).'
}

/** A person by account, with further attributes. */
export type DirectoryEntry = Readonly<{ uid: string; cn: string; password: string; mail?: string }>

/** Starts it with these people; with a certificate it also speaks TLS. */
export async function openDirectoryServer(
  people: readonly DirectoryEntry[],
  { certificate, ldif = [] }: Readonly<{ certificate?: DirectoryCertificate; ldif?: readonly string[] }> = {},
): Promise<DirectoryServer> {
  const folder = await mkdtemp(join(tmpdir(), 'signet-directory-'))
  await mkdir(join(folder, 'data'))
  const settings = join(folder, 'slapd.conf')
  const files = certificate && (await makeCertificates(folder, certificate))
  await writeFile(settings, settingsOf(folder, files))
  await writeFile(join(folder, 'people.ldif'), [root, ...people.map(entryOf), ...ldif].join('\n'))
  const added = spawnSync('/usr/sbin/slapadd', ['-f', settings, '-l', join(folder, 'people.ldif')], {
    encoding: 'utf8',
  })
  if (added.status !== 0) throw new Error(`The directory took no people: ${added.stderr}`)

  const port = await freePort()
  const securePort = files ? await freePort() : 0
  const addresses = [`ldap://127.0.0.1:${port}`, ...(files ? [`ldaps://127.0.0.1:${securePort}`] : [])]
  const child = spawn(program, ['-h', addresses.join(' '), '-f', settings, '-d', '0'], { stdio: 'ignore' })
  await untilOpen(child, port)
  return {
    port,
    securePort,
    authorityPem: files?.authorityPem ?? '',
    certificatePem: files?.certificatePem ?? '',
    baseDn: base,
    bindDn: `cn=root,${base}`,
    bindPassword: rootPassword,
    change: async (act) => {
      const client = new Client({ url: `ldap://127.0.0.1:${port}` })
      try {
        await client.bind(`cn=root,${base}`, rootPassword)
        await act(client)
      } finally {
        await client.unbind()
      }
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

function settingsOf(folder: string, files: CertificateFiles | undefined): string {
  return [
    ...['core', 'cosine', 'inetorgperson'].map((name) => `include /etc/ldap/schema/${name}.schema`),
    'modulepath /usr/lib/ldap',
    'moduleload back_mdb',
    `pidfile ${join(folder, 'slapd.pid')}`,
    ...(files ? tlsSettings(files) : []),
    'database mdb',
    `suffix "${base}"`,
    `rootdn "cn=root,${base}"`,
    `rootpw "${rootPassword}"`,
    `directory ${join(folder, 'data')}`,
    'maxsize 268435456',
    'access to attrs=userPassword by anonymous auth by * none',
    'access to * by users read by * none',
    '',
  ].join('\n')
}

function tlsSettings({ authority, certificate, key }: CertificateFiles): readonly string[] {
  return [
    `TLSCACertificateFile ${authority}`,
    `TLSCertificateFile ${certificate}`,
    `TLSCertificateKeyFile ${key}`,
  ]
}

const root = `dn: ${base}
objectClass: dcObject
objectClass: organization
dc: office
o: office
`

function entryOf({ uid, cn, password, mail }: DirectoryEntry): string {
  return [
    `dn: uid=${uid},${base}`,
    'objectClass: inetOrgPerson',
    `uid: ${uid}`,
    `cn:: ${Buffer.from(cn).toString('base64')}`,
    `sn: ${uid}`,
    `userPassword: ${password}`,
    ...(mail === undefined ? [] : [`mail: ${mail}`]),
    '',
  ].join('\n')
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('No free port on the loopback.')
  return address.port
}

async function untilOpen(child: ChildProcess, port: number): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    if (child.exitCode !== null) throw new Error(`slapd ended with code ${child.exitCode}.`)
    const socket = connect(port, '127.0.0.1')
    const isOpen = await Promise.race([
      once(socket, 'connect').then(() => true),
      once(socket, 'error').then(() => false),
    ]).catch(() => false)
    socket.destroy()
    if (isOpen) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('slapd did not open its port.')
}
