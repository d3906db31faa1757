import { hash } from 'node:crypto'
import {
  expectQuery,
  openVendorServer,
  type VendorBook,
  type VendorRequest,
  type VendorRules,
} from './vendor-server.ts'

const appId = 'Iv1.8a61f9b3a7aba766'
const appSecret = 'github-secret'
const failed = (error: string) => ({ body: { error, error_description: error.replaceAll('_', ' ') } })

/** The subject is a number. Mail addresses that begin with `unchecked` were not checked. */
const rules: VendorRules = {
  settings: { appId },
  appSecret,
  codeName: 'code',
  asked: (address) => {
    if (address.pathname !== '/login/oauth/authorize') throw new Error(address.pathname)
    const wanted = { client_id: appId, scope: 'read:user user:email', code_challenge_method: 'S256' }
    const challenge = address.searchParams.get('code_challenge') ?? ''
    return { ...expectQuery(address, wanted, ['code_challenge']), challenge }
  },
  answer: (request, book) => {
    const { method, path, headers } = request
    if (method === 'POST' && path === '/login/oauth/access_token') return token(request, book)
    if (headers['user-agent'] === undefined) return { status: 403, body: 'Request forbidden' }
    const person = book.personOf(String(headers['authorization']).replace('Bearer ', ''))
    if (!person) return { status: 401, body: { message: 'Bad credentials', status: '401' } }
    const { subject, name = 'octocat', email = '' } = person
    const main = { email, primary: true, verified: !email.startsWith('unchecked'), visibility: null }
    const other = { email: 'admin@signet.example', primary: false, verified: true, visibility: null }
    if (path === '/user/emails') return { body: [other, main] }
    // The account must not be believed: everybody can register it.
    if (path === '/user') return { body: { id: Number(subject), login: 'admin', name, email: null } }
    return { status: 404, body: { message: 'Not Found' } }
  },
}

function token({ headers, json }: VendorRequest, book: VendorBook) {
  if (headers['accept'] !== 'application/json') return { type: 'text/plain', body: 'access_token=x' }
  if (json['client_id'] !== appId || json['client_secret'] !== appSecret)
    return failed('incorrect_client_credentials')
  const grant = book.take(json['code'])
  if (!grant) return failed('bad_verification_code')
  if (grant.redirectUri !== json['redirect_uri']) return failed('redirect_uri_mismatch')
  if (hash('sha256', json['code_verifier'] ?? '', 'base64url') !== grant.challenge)
    return failed('bad_verification_code')
  return {
    body: { access_token: book.tokenOf(grant.person), scope: 'read:user,user:email', token_type: 'bearer' },
  }
}

export const openGithubServer = () => openVendorServer(rules)
