import { X509Certificate } from 'node:crypto'

const begin = '-----BEGIN CERTIFICATE-----'
const end = '-----END CERTIFICATE-----'
const leastBits = 2048
const mostCertificates = 10

/** Returns certificates as PEM, from PEM or from the bare base64 of metadata. */
export function readCertificates(text: string): readonly string[] {
  const parts = text.split(begin).map((part) => (part.split(end)[0] ?? '').replaceAll(/\s/g, ''))
  return parts.filter((part) => part !== '').map((part) => `${begin}\n${inLines(part)}\n${end}\n`)
}

function inLines(base64: string): string {
  return (base64.match(/.{1,64}/g) ?? []).join('\n')
}

/**
 * Returns why signatures cannot be checked with these, empty when they can. Dates are not asked: providers sign with
 * certificates of their own, which are trusted because they are named here.
 */
export function refuseCertificates(certificates: readonly string[]): string {
  if (certificates.length === 0) return 'The provider has no certificate to check its signature with.'
  if (certificates.length > mostCertificates) return 'The provider has too many certificates.'
  return certificates.map((one) => refuseCertificate(one)).find((problem) => problem !== '') ?? ''
}

function refuseCertificate(pem: string): string {
  try {
    const { asymmetricKeyType, asymmetricKeyDetails } = new X509Certificate(pem).publicKey
    const bits = asymmetricKeyDetails?.modulusLength ?? 0
    if (asymmetricKeyType === 'rsa' && bits >= leastBits) return ''
    return `The key of a certificate must be RSA with at least ${leastBits} bits.`
  } catch {
    return 'A certificate cannot be read.'
  }
}
