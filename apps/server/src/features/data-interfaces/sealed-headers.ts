import type { InterfaceQuestion, RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import type { Secrets } from '../../outside/secrets/index.ts'
import { headerPlace } from '../../outside/secrets/index.ts'
import type { DataInterface } from './interface-store.ts'
import { originOf } from './kinds/fill-template.ts'

type SealedQuestion = Pick<DataInterface, 'question' | 'sealedHeaders'>
type SecretOwner = Readonly<{ secrets: Secrets; tenant: string; id: string }>

/**
 * Seals the values of secret headers. An empty value keeps the stored one, unless the address has a new
 * origin: a person who may change an address must not receive the secrets (`dataInterfaces.secretAgain`).
 */
export function sealHeaders(
  owner: SecretOwner,
  question: InterfaceQuestion,
  before?: SealedQuestion,
): SealedQuestion {
  const { source } = question
  if (source.kind !== 'http') return { question, sealedHeaders: {} }

  const isSameServer = before !== undefined && serverOf(before.question) === serverOf(question)
  const secret = source.headers.filter(({ isSecret }) => isSecret)
  const sealed = secret.map(({ name, value }) => {
    const key = name.toLowerCase()
    if (value !== '')
      return [key, owner.secrets.seal(value, headerPlace(owner.tenant, owner.id, name))] as const

    const kept = isSameServer ? before.sealedHeaders[key] : undefined
    if (kept === undefined) throw new Refusal<RefusalCode>('dataInterfaces.secretAgain', { name })
    return [key, kept] as const
  })
  const headers = source.headers.map((header) => (header.isSecret ? { ...header, value: '' } : header))

  return {
    question: { ...question, source: { ...source, headers } },
    sealedHeaders: Object.fromEntries(sealed),
  }
}

function serverOf({ source }: InterfaceQuestion): string | undefined {
  return source.kind === 'http' ? originOf(source.url) : undefined
}
