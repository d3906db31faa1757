import { spawnSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Which certificate a server of a test shows; the name is the host that it is for. */
export type ServerCertificate = Readonly<{
  host: string
  kind: 'good' | 'selfSigned' | 'expired'
}>

/** Files (PEM) of a folder, made for one test. */
export type CertificateFiles = Readonly<{ authority: string; certificate: string; key: string }>

const past = ['-startdate', '20200101000000Z', '-enddate', '20200201000000Z']
const newKey = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-batch']

/** Makes an authority and a certificate of a host in a folder (OpenSSL). */
export async function makeCertificates(
  folder: string,
  { host, kind }: ServerCertificate,
): Promise<CertificateFiles & Readonly<{ authorityPem: string; certificatePem: string }>> {
  const at = (name: string) => join(folder, name)
  const files = { authority: at('authority.pem'), certificate: at('server.pem'), key: at('server.key') }
  await writeFile(at('authority.cnf'), authoritySettings(folder, host))
  await writeFile(at('issued'), '')
  const authority = ['-subj', '/CN=Authority of the test', '-keyout', at('authority.key')]
  run(['req', '-x509', '-days', '2', ...newKey, ...authority, '-out', files.authority])
  run(['req', ...newKey, '-subj', `/CN=${host}`, '-keyout', files.key, '-out', at('server.csr')])
  run([
    ...['ca', '-config', at('authority.cnf'), '-batch', '-notext', '-in', at('server.csr')],
    ...(kind === 'selfSigned'
      ? ['-selfsign', '-keyfile', files.key]
      : ['-cert', files.authority, '-keyfile', at('authority.key')]),
    ...(kind === 'expired' ? past : ['-days', '2']),
    ...['-out', files.certificate],
  ])
  return {
    ...files,
    authorityPem: await readFile(files.authority, 'utf8'),
    certificatePem: await readFile(files.certificate, 'utf8'),
  }
}

function authoritySettings(folder: string, host: string): string {
  const name = /^[\d.]+$/.test(host) ? `IP:${host}` : `DNS:${host}`
  return [
    ...[
      '[ca]',
      'default_ca = test',
      '[test]',
      `new_certs_dir = ${folder}`,
      `database = ${join(folder, 'issued')}`,
    ],
    ...['rand_serial = yes', 'default_md = sha256', 'policy = names', 'x509_extensions = server'],
    ...['[names]', 'commonName = supplied'],
    ...['[server]', `subjectAltName = ${name}`, 'basicConstraints = CA:FALSE', ''],
  ].join('\n')
}

function run(command: readonly string[]): void {
  const done = spawnSync('openssl', command, { encoding: 'utf8' })
  if (done.status !== 0) throw new Error(`openssl: ${done.stderr}`)
}
