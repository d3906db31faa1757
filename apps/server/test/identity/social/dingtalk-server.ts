import {
  expectQuery,
  openVendorServer,
  type VendorBook,
  type VendorRequest,
  type VendorRules,
} from './vendor-server.ts'

const appId = 'dingabcdefgh'
const appSecret = 'dingtalk-secret'
const failed = (status: number, code: string, message: string) => ({
  status,
  body: { code, requestid: '16E60CB7', message },
})

const rules: VendorRules = {
  settings: { appId },
  appSecret,
  codeName: 'authCode',
  asked: (address) => {
    if (address.pathname !== '/oauth2/auth') throw new Error(address.pathname)
    const wanted = { response_type: 'code', client_id: appId, scope: 'openid', prompt: 'consent' }
    return expectQuery(address, wanted)
  },
  answer: (request, book) => {
    const { method, path, headers } = request
    if (method === 'POST')
      return path === '/v1.0/oauth2/accessToken' ? ownToken(request, book) : token(request, book)
    const person = book.personOf(headers['x-acs-dingtalk-access-token'])
    if (path !== '/v1.0/contact/users/me' || !person)
      return failed(401, 'InvalidAuthentication', '不合法的access_token')
    const { subject: unionId, name: nick = '', email, phone: mobile } = person
    return { body: { nick, unionId, openId: `open-${unionId}`, email, mobile, stateCode: '86' } }
  },
}

const wrongClient = () => failed(400, 'invalidClientIdOrSecret', '无效的clientId或者clientSecret')

function ownToken({ json }: VendorRequest, book: VendorBook) {
  if (json['appKey'] !== appId || json['appSecret'] !== appSecret) return wrongClient()
  return { body: { accessToken: book.tokenOf({ subject: 'the application' }), expireIn: 7200 } }
}

function token({ path, json }: VendorRequest, book: VendorBook) {
  if (path !== '/v1.0/oauth2/userAccessToken') return failed(404, 'InvalidAction.NotFound', path)
  const { clientId, clientSecret, code, grantType } = json
  if (clientId !== appId || clientSecret !== appSecret) return wrongClient()
  const person = grantType === 'authorization_code' ? book.take(code)?.person : undefined
  if (!person) return failed(400, 'invalidParameter.authCode.notFound', '不存在的authCode')
  return { body: { accessToken: book.tokenOf(person), refreshToken: 'r', expireIn: 7200, corpId: '' } }
}

export const openDingtalkServer = () => openVendorServer(rules)
