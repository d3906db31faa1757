import { z } from 'zod'
import { type AskVendor, addressOf, madeUpCode, optionalText, refusesCode } from '../../ask-vendor.ts'
import type { SocialAccount, SocialVendor } from './social-vendor.ts'

/** Failures have status 200 and an `errcode`. */
const noError = z.literal(0).optional()
const Token = z.object({ errcode: noError, access_token: z.string().min(1), openid: z.string().min(1) })
const User = z.object({ errcode: noError, nickname: optionalText })
const invalidCode = '40029'

/** 微信开放平台, website application (developers.weixin.qq.com, “网站应用微信登录”). Nothing it says names an account here. */
export const wechat: SocialVendor = {
  usual: { signInUrl: 'https://open.weixin.qq.com', apiUrl: 'https://api.weixin.qq.com' },
  authorizeUrl: ({ signInUrl, appId }, { redirectUri, state }) => {
    const query = {
      appid: appId,
      redirect_uri: redirectUri,
      response_type: 'code',
      scope: 'snsapi_login',
      state,
    }
    return `${addressOf(`${signInUrl}/connect/qrconnect`, query)}#wechat_redirect`
  },
  exchange: async (ask, account, { code }) => {
    const { access_token: token, openid } = await tokenOf(ask, account, code)
    const query = { access_token: token, openid, lang: 'zh_CN' }
    const { nickname } = await ask(`${account.apiUrl}/sns/userinfo`, { query }, User)
    return { subject: openid, name: nickname }
  },
  check: (ask, account) => refusesCode(invalidCode, () => tokenOf(ask, account, madeUpCode)),
}

function tokenOf(ask: AskVendor, { apiUrl, appId, appSecret }: SocialAccount, code: string) {
  const query = { appid: appId, secret: appSecret, code, grant_type: 'authorization_code' }
  return ask(`${apiUrl}/sns/oauth2/access_token`, { query }, Token)
}
