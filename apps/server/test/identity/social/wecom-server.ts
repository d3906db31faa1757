import {
  expectQuery,
  openVendorServer,
  type VendorBook,
  type VendorRequest,
  type VendorRules,
} from './vendor-server.ts'

const appId = 'ww1234567890abcdef'
const agentId = '1000002'
const appSecret = 'wecom-secret'
const application: { subject: string } = { subject: 'the application' }
const ok = { errcode: 0, errmsg: 'ok' }
const failed = (errcode: number, errmsg: string) => ({ body: { errcode, errmsg } })

/** People whose `subject` begins with `outside-` are no members of the company. */
const rules: VendorRules = {
  settings: { appId, agentId },
  appSecret,
  codeName: 'code',
  asked: (address) => {
    if (address.pathname !== '/wwlogin/sso/login') throw new Error(address.pathname)
    return expectQuery(address, { login_type: 'CorpApp', appid: appId, agentid: agentId })
  },
  answer: ({ path, query, json }, book) => {
    if (path === '/cgi-bin/gettoken') return token(query, book)
    if (book.personOf(query.get('access_token')) !== application) return failed(40014, 'invalid access_token')
    if (path === '/cgi-bin/agent/get') return agent(query)
    if (path === '/cgi-bin/message/send') return send(json, book)
    return path === '/cgi-bin/auth/getuserinfo' ? member(query, book) : { status: 404, body: '' }
  },
}

function token(query: URLSearchParams, book: VendorBook) {
  if (query.get('corpid') !== appId) return failed(40013, 'invalid corpid')
  if (query.get('corpsecret') !== appSecret) return failed(40001, 'invalid credential')
  return { body: { ...ok, access_token: book.tokenOf(application), expires_in: 7200 } }
}

function agent(query: URLSearchParams) {
  return query.get('agentid') === agentId
    ? { body: { ...ok, agentid: Number(agentId), name: 'Signet' } }
    : failed(301002, 'not allow operate another agent with this accesstoken')
}

function member(query: URLSearchParams, book: VendorBook) {
  const { subject } = book.take(query.get('code'))?.person ?? {}
  if (subject === undefined) return failed(40029, 'invalid code')
  return { body: { ...ok, ...(subject.startsWith('outside-') ? { openid: subject } : { userid: subject }) } }
}

function send({ touser = '', agentid, ...content }: VendorRequest['json'], book: VendorBook) {
  if (String(agentid) !== agentId)
    return failed(301002, 'not allow operate another agent with this accesstoken')
  if (touser.startsWith('outside-')) return { body: { ...ok, invaliduser: touser, msgid: 'm' } }
  book.takeNotice(touser, content)
  return { body: { ...ok, msgid: 'm' } }
}

export const openWecomServer = () => openVendorServer(rules)
