import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import {
  type DirectoryServer,
  missingDirectoryServer,
  type Office,
  openDirectoryServer,
  openOffice,
  type ServerCertificate,
} from '../../../../test/index.ts'

const missing = missingDirectoryServer()
const host = 'directory.example'

describe.skipIf(missing !== '')(missing || 'with a directory that speaks TLS', () => {
  let office: Office
  let directory: DirectoryServer | undefined
  beforeAll(async () => {
    office = await openOffice({
      secretKey: new Uint8Array(32).fill(7),
      outside: { innerHosts: [host, '127.0.0.1'], resolve: async () => ['127.0.0.1'] },
    })
  })
  afterEach(() => directory?.close())
  afterAll(() => office.close())

  const people = [
    { uid: 'li', cn: '李目录', password: 'of the directory' },
    { uid: 'wang', cn: '王目录', password: 'of the directory' },
  ]

  async function open(certificate: Partial<ServerCertificate> = {}): Promise<DirectoryServer> {
    directory = await openDirectoryServer(people, { certificate: { host, kind: 'good', ...certificate } })
    return directory
  }

  type Part = Readonly<{ security: 'tls' | 'startTls'; caCertificate?: string; host?: string }>

  /** Returns the sentences of refused fields, none when it was saved. */
  async function save({ port, securePort, bindDn, bindPassword, baseDn }: DirectoryServer, part: Part) {
    const { settings } = await office.as('admin')
    const group = (await settings.list()).groups.find((one) => one.group === 'ldap')
    const place = { host, port: part.security === 'tls' ? securePort : port, bindDn, baseDn }
    const value = { ...group?.value, isOn: true, name: '公司目录', caCertificate: '', ...place, ...part }
    const saved = { group: 'ldap' as const, value, secrets: { bindPassword }, version: group?.version ?? 0 }
    const answer: unknown = await settings.save(saved).catch((error: unknown) => error)
    const { problems = [] } = answer as { problems?: readonly { path: string; message: string }[] }
    return problems.map(({ path, message }) => `${path}: ${message}`)
  }

  const both = ['tls', 'startTls'] as const

  test.each([
    ['tls', 'li'],
    ['startTls', 'wang'],
  ] as const)(
    'by %s, %s signs in when the authority of the certificate is given',
    async (security, account) => {
      const server = await open()
      expect(await save(server, { security, caCertificate: server.authorityPem })).toEqual([])
      const { token } = await office.client().waysIn.loginDirectory({ account, password: 'of the directory' })
      expect(token).not.toBe('')
    },
  )

  test.each(both)('by %s, an authority that is not given is refused by its cause', async (security) => {
    expect(await save(await open(), { security })).toEqual([
      `host: ${host} 的证书由未知的机构签发，请填写该机构的 CA 证书`,
    ])
  })

  test.each(both)(
    'by %s, a certificate that signed itself is refused until it is given',
    async (security) => {
      const server = await open({ kind: 'selfSigned' })
      expect(await save(server, { security })).toEqual([
        `host: ${host} 的证书是自签名的。如果信任它，请把该证书填为 CA 证书`,
      ])
      expect(await save(server, { security, caCertificate: server.certificatePem })).toEqual([])
    },
  )

  test.each(both)('by %s, an expired certificate is refused', async (security) => {
    const server = await open({ kind: 'expired' })
    expect(await save(server, { security, caCertificate: server.authorityPem })).toEqual([
      `host: ${host} 的证书已过期，请在该服务器上更换证书`,
    ])
  })

  test.each(both)('by %s, the certificate of another host is refused', async (security) => {
    const server = await open({ host: 'other.example' })
    const byName = await save(server, { security, caCertificate: server.authorityPem })
    expect(byName).toEqual([expect.stringContaining(`host: 证书不是为 ${host} 签发的`)])
    const byAddress = await save(server, {
      ...{ security, caCertificate: server.authorityPem, host: '127.0.0.1' },
    })
    expect(byAddress).toEqual([expect.stringContaining('host: 证书不是为 127.0.0.1 签发的')])
  })

  test('a certificate for an address is good for that address', async () => {
    const server = await open({ host: '127.0.0.1' })
    for (const security of both)
      expect(await save(server, { security, caCertificate: server.authorityPem, host: '127.0.0.1' })).toEqual(
        [],
      )
  })

  test('what is no certificate is refused at its field', async () => {
    const server = await open()
    for (const caCertificate of ['nonsense', `${server.authorityPem}-----BEGIN CERTIFICATE-----`])
      expect(await save(server, { security: 'tls', caCertificate })).toEqual([
        'caCertificate: 这不是 PEM 格式的证书',
      ])
  })

  test('a directory that does not speak TLS is refused', async () => {
    directory = await openDirectoryServer(people)
    const { port } = directory
    const [tls] = await save({ ...directory, securePort: port }, { security: 'tls' })
    expect(tls).toContain('host: 无法使用这个目录')
    const [startTls] = await save(directory, { security: 'startTls' })
    expect(startTls).toContain('host: 无法使用这个目录')
  })
})
