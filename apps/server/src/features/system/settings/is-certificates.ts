import { X509Certificate } from 'node:crypto'

/** Whether a text is empty or certificates in PEM, one after another. */
export function isCertificates(pem: string): boolean {
  const blocks = pem.match(/-----BEGIN CERTIFICATE-----[A-Za-z0-9+/=\s]+-----END CERTIFICATE-----/g) ?? []
  const isComplete = blocks.length === pem.split('-----BEGIN').length - 1
  return pem === '' || (blocks.length > 0 && isComplete && blocks.every(isCertificate))
}

function isCertificate(pem: string): boolean {
  try {
    return new X509Certificate(pem).subject !== undefined
  } catch {
    return false
  }
}
