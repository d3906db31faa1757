import { spawn, spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'ldapts'
import { freePort, missingProgram, stopProgram, untilOpen } from '../outside/local-program.ts'
import {
  type CertificateFiles,
  makeCertificates,
  type ServerCertificate,
} from '../outside/made-certificates.ts'

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
  return missingProgram({ name: 'directory server slapd', program, packages: ['slapd'] })
}

/** A person by account, with further attributes. */
export type DirectoryEntry = Readonly<{ uid: string; cn: string; password: string; mail?: string }>

/** Starts it with these people; with a certificate it also speaks TLS. */
export async function openDirectoryServer(
  people: readonly DirectoryEntry[],
  { certificate, ldif = [] }: Readonly<{ certificate?: ServerCertificate; ldif?: readonly string[] }> = {},
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
  await untilOpen(child, port, async () => 'slapd has no log.')
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
      await stopProgram(child)
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
