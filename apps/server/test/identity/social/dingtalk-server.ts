import {
  expectQuery,
  openVendorServer,
  type VendorBook,
  type VendorRequest,
  type VendorRules,
} from './vendor-server.ts'

const appId = 'dingabcdefgh'
const agentId = '2718281828'
const appSecret = 'dingtalk-secret'
const failed = (status: number, code: string, message: string) => ({
  status,
  body: { code, requestid: '16E60CB7', message },
})

const rules: VendorRules = {
  settings: { appId, agentId },
  appSecret,
  codeName: 'authCode',
  asked: (address) => {
    if (address.pathname !== '/oauth2/auth') throw new Error(address.pathname)
    const wanted = { response_type: 'code', client_id: appId, scope: 'openid', prompt: 'consent' }
    return expectQuery(address, wanted)
  },
  answer: (request, book) => {
    const { method, path, headers } = request
    if (path === '/gettoken' || path.startsWith('/topapi/')) return oldInterface(request, book)
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

const ok = { errcode: 0, errmsg: 'ok' }
const wrong = (errcode: number, errmsg: string) => ({ body: { errcode, errmsg } })

/** Answers with status 200 and a code. People whose union id begins with `outside-` are unknown. */
function oldInterface({ path, query, json }: VendorRequest, book: VendorBook) {
  if (path === '/gettoken')
    return query.get('appkey') === appId && query.get('appsecret') === appSecret
      ? { body: { ...ok, access_token: book.tokenOf({ subject: 'the application' }), expires_in: 7200 } }
      : wrong(40089, '不合法的corpid或corpsecret')
  if (book.personOf(query.get('access_token'))?.subject !== 'the application')
    return wrong(40014, '不合法的access_token')
  if (path === '/topapi/user/getbyunionid') return user(json['unionid'], 'outside-')
  if (path === '/topapi/v2/user/getbymobile') return user(json['mobile'], '+')
  if (path !== '/topapi/message/corpconversation/asyncsend_v2') return wrong(22, 'Invalid method')
  const { agent_id: agent, userid_list: userId = '', msg } = json
  if (agent !== agentId) return wrong(41003, 'agentid缺失')
  book.takeNotice(userId, msg)
  return { body: { ...ok, task_id: 256271667526, request_id: 'r' } }
}

function user(known: string | undefined, strangers: string) {
  return known === undefined || known.startsWith(strangers)
    ? wrong(60121, '找不到该用户')
    : { body: { ...ok, result: { userid: `user-${known}` } } }
}

export const openDingtalkServer = () => openVendorServer(rules)
