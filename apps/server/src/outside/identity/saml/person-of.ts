import type { SamlAccount, VouchedIdentity } from '../identity-provider.ts'
import { childOf, childrenOf, type XmlElement } from './read-xml.ts'

const transient = 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient'
const mailAddress = 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress'
const longest = 255

/** Returns whom a checked assertion vouches for. Throws without a name that stays. */
export function personOf(assertion: XmlElement, account: SamlAccount): VouchedIdentity {
  const { subjectAttribute, accountAttribute, nameAttribute, mailAttribute } = account
  const attribute = attributesOf(assertion)
  const { text: nameId, attributes } = childOf(childOf(assertion, 'Subject'), 'NameID')
  const { Format: format = '' } = attributes
  if (subjectAttribute === '' && format === transient)
    throw new Error('NameID is another one at each sign-in: choose an attribute that stays.')
  const subject = subjectAttribute === '' ? nameId.trim() : attribute(subjectAttribute)
  const accountName = accountAttribute === '' ? nameId.trim() : attribute(accountAttribute)
  if (subject === '' || subject.length > longest)
    throw new Error(`The provider does not say who it is: ${subjectAttribute || 'NameID'} is missing.`)
  return {
    issuer: account.issuer,
    subject,
    sid: sessionOf(assertion),
    nameId: shortened(nameId.trim()),
    nameFormat: shortened(format),
    name: shortened(attribute(nameAttribute) || accountName || subject),
    account: shortened(accountName),
    email: shortened(attribute(mailAttribute) || (format === mailAddress ? nameId.trim() : '')),
  }
}

/** Attributes by their name, or by the friendly one. One with several values says none. */
function attributesOf(assertion: XmlElement): (name: string) => string {
  const all = childrenOf(assertion, 'AttributeStatement').flatMap((one) => childrenOf(one, 'Attribute'))
  const valuesOf = (key: 'Name' | 'FriendlyName', name: string) =>
    all
      .filter(({ attributes }) => attributes[key] === name)
      .flatMap((one) => childrenOf(one, 'AttributeValue').map(({ text }) => text.trim()))
  return (name) => {
    if (name === '') return ''
    const named = valuesOf('Name', name)
    const [value = '', ...others] = named.length > 0 ? named : valuesOf('FriendlyName', name)
    return others.length > 0 ? '' : value
  }
}

function sessionOf(assertion: XmlElement): string {
  const [statement] = childrenOf(assertion, 'AuthnStatement')
  return shortened(statement?.attributes['SessionIndex'] ?? '')
}

function shortened(text: string): string {
  return text.slice(0, longest)
}
