/** Where a provider of SAML finds this product for one company. */
export type SamlAddresses = Readonly<{
  /** The entity ID, where the metadata is too. */
  entityId: string
  /** Where answers are posted (assertion consumer service). */
  answerUrl: string
  /** Where browsers come to be signed out (single logout). */
  logoutUrl: string
}>

/** The page here from which a browser posts a request to sign out. */
export function samlSendUrl({ logoutUrl }: Pick<SamlAddresses, 'logoutUrl'>): string {
  return `${logoutUrl}/send`
}

/** Each company is a service provider of its own, so that an answer for one means nothing at another. */
export function samlAddresses(publicUrl: string, tenant: string): SamlAddresses {
  const at = (what: string) => new URL(`/api/oauth/saml/${tenant}/${what}`, publicUrl).href
  return { entityId: at('metadata'), answerUrl: at('acs'), logoutUrl: at('slo') }
}

/**
 * Returns what a provider must know of this product, as SAML metadata: with a certificate (base64) it may encrypt, and
 * checks requests to sign out.
 * Addresses have no sign that XML would read.
 */
export function ownMetadata({ entityId, answerUrl, logoutUrl }: SamlAddresses, certificate: string): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<EntityDescriptor xmlns="urn:oasis:names:tc:SAML:2.0:metadata" entityID="${entityId}">`,
    '  <SPSSODescriptor AuthnRequestsSigned="false" WantAssertionsSigned="true"',
    '      protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol">',
    ...(certificate === '' ? [] : keyDescriptors(certificate)),
    ...['HTTP-Redirect', 'HTTP-POST'].map(
      (binding) =>
        `    <SingleLogoutService Binding="urn:oasis:names:tc:SAML:2.0:bindings:${binding}" Location="${logoutUrl}"/>`,
    ),
    '    <NameIDFormat>urn:oasis:names:tc:SAML:2.0:nameid-format:persistent</NameIDFormat>',
    '    <AssertionConsumerService index="0" isDefault="true"',
    '        Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST"',
    `        Location="${answerUrl}"/>`,
    '  </SPSSODescriptor>',
    '</EntityDescriptor>',
    '',
  ].join('\n')
}

function keyDescriptors(certificate: string): readonly string[] {
  const key = [
    '      <KeyInfo xmlns="http://www.w3.org/2000/09/xmldsig#">',
    `        <X509Data><X509Certificate>${certificate}</X509Certificate></X509Data>`,
    '      </KeyInfo>',
  ]
  return [
    '    <KeyDescriptor use="signing">',
    ...key,
    '    </KeyDescriptor>',
    '    <KeyDescriptor use="encryption">',
    ...key,
    '      <EncryptionMethod Algorithm="http://www.w3.org/2009/xmlenc11#aes256-gcm"/>',
    '      <EncryptionMethod Algorithm="http://www.w3.org/2001/04/xmlenc#aes256-cbc"/>',
    '      <EncryptionMethod Algorithm="http://www.w3.org/2001/04/xmlenc#rsa-oaep-mgf1p"/>',
    '    </KeyDescriptor>',
  ]
}
