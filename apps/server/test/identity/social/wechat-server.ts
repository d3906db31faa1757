import { expectQuery, openVendorServer, type VendorBook, type VendorRules } from './vendor-server.ts'

const appId = 'wx0123456789abcdef'
const appSecret = 'wechat-secret'
/** Everything is `text/plain` with status 200. */
const said = (body: unknown) => ({ type: 'text/plain', body })
const failed = (errcode: number, errmsg: string) => said({ errcode, errmsg })

const rules: VendorRules = {
  settings: { appId },
  appSecret,
  codeName: 'code',
  asked: (address) => {
    if (address.pathname !== '/connect/qrconnect' || address.hash !== '#wechat_redirect')
      throw new Error(address.href)
    return expectQuery(address, { appid: appId, response_type: 'code', scope: 'snsapi_login' })
  },
  answer: ({ path, query }, book) => {
    if (path === '/sns/oauth2/access_token') return token(query, book)
    const person = book.personOf(query.get('access_token'))
    if (path !== '/sns/userinfo' || person?.subject !== query.get('openid'))
      return failed(40001, 'invalid credential')
    return said({ openid: person?.subject, nickname: person?.name ?? '', sex: 0, privilege: [] })
  },
}

function token(query: URLSearchParams, book: VendorBook) {
  if (query.get('appid') !== appId) return failed(40013, 'invalid appid')
  if (query.get('secret') !== appSecret) return failed(40125, 'invalid appsecret')
  if (query.get('grant_type') !== 'authorization_code') return failed(40002, 'invalid grant_type')
  const person = book.take(query.get('code'))?.person
  if (!person) return failed(40029, 'invalid code')
  const { subject: openid } = person
  return said({ access_token: book.tokenOf(person), expires_in: 7200, openid, scope: 'snsapi_login' })
}

export const openWechatServer = () => openVendorServer(rules)
