import { hash } from 'node:crypto'
import {
  expectQuery,
  openVendorServer,
  type VendorBook,
  type VendorRequest,
  type VendorRules,
} from './vendor-server.ts'

const appId = 'cli_a1b2c3d4'
const appSecret = 'feishu-secret'
const failed = (code: number, error: string, description: string) => ({
  status: 400,
  body: { code, error, error_description: description },
})

const rules: VendorRules = {
  settings: { appId },
  appSecret,
  codeName: 'code',
  asked: (address) => {
    if (address.pathname !== '/open-apis/authen/v1/authorize') throw new Error(address.pathname)
    const wanted = { client_id: appId, response_type: 'code', code_challenge_method: 'S256' }
    const challenge = address.searchParams.get('code_challenge') ?? ''
    return { ...expectQuery(address, wanted, ['code_challenge']), challenge }
  },
  answer: (request, book) => {
    const { method, path, headers, json } = request
    if (method === 'POST' && path === '/open-apis/auth/v3/tenant_access_token/internal')
      return json['app_id'] === appId && json['app_secret'] === appSecret
        ? { body: { code: 0, msg: 'ok', tenant_access_token: book.tokenOf(application), expire: 7200 } }
        : { body: { code: 10014, msg: 'app secret invalid' } }
    if (method === 'POST' && path === '/open-apis/authen/v2/oauth/token') return token(request, book)
    if (method === 'POST') return speak(request, book)
    const person = book.personOf(String(headers['authorization']).replace('Bearer ', ''))
    if (path !== '/open-apis/authen/v1/user_info' || !person)
      return { status: 401, body: { code: 20005, msg: 'The user access token passed is invalid.' } }
    const { subject, name, email = '', phone: mobile } = person
    const data = { open_id: subject, union_id: `on-${subject}`, name, enterprise_email: email, mobile }
    // What people write themselves must not be believed.
    return { body: { code: 0, msg: 'success', data: { ...data, email: 'admin@signet.example' } } }
  },
}

function token({ json }: VendorRequest, book: VendorBook) {
  const { grant_type: kind, client_id: id, client_secret: secret, redirect_uri: back, code_verifier } = json
  if (kind !== 'authorization_code') return failed(20036, 'unsupported_grant_type', 'Unsupported grant type')
  if (id !== appId || secret !== appSecret)
    return failed(20002, 'invalid_client', 'The app secret is invalid.')
  const grant = book.take(json['code'])
  if (!grant) return failed(20003, 'invalid_grant', 'The authorization code is invalid or used.')
  if (grant.redirectUri !== back) return failed(20071, 'invalid_grant', 'redirect_uri does not match')
  if (hash('sha256', code_verifier ?? '', 'base64url') !== grant.challenge)
    return failed(20049, 'invalid_grant', 'PKCE verification failed')
  return {
    body: { code: 0, access_token: book.tokenOf(grant.person), expires_in: 7200, token_type: 'Bearer' },
  }
}

const application = { subject: 'the application' }

/** Users whose phone begins with 139 are unknown; those whose id begins with `outside-` are beyond the application. */
function speak({ path, query, headers, json }: VendorRequest, book: VendorBook) {
  const caller = book.personOf(String(headers['authorization']).replace('Bearer ', ''))
  if (caller !== application)
    return { status: 400, body: { code: 99991663, msg: 'Invalid access token for authorization.' } }
  if (path === '/open-apis/contact/v3/users/batch_get_id') {
    const [mobile = ''] = [json['mobiles']].flat()
    const found = mobile.startsWith('139') ? { mobile } : { mobile, user_id: `open-${mobile}` }
    return { body: { code: 0, msg: 'success', data: { user_list: [found] } } }
  }
  const { receive_id: id = '', uuid, msg_type: kind, content = '' } = json
  if (path !== '/open-apis/im/v1/messages' || kind !== 'interactive' || !uuid || uuid.length > 50)
    return { status: 400, body: { code: 230001, msg: 'Your request contains an invalid request parameter.' } }
  if (id.startsWith('outside-'))
    return { status: 400, body: { code: 230013, msg: 'Bot has NO availability to this user.' } }
  book.takeNotice(`${query.get('receive_id_type')}:${id}`, JSON.parse(content))
  return { body: { code: 0, msg: 'success', data: { message_id: 'om_1' } } }
}

export const openFeishuServer = () => openVendorServer(rules)
