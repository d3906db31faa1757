import { z } from 'zod'
import { addressOf, optionalText } from '../../ask-vendor.ts'
import type { SocialVendor } from './social-vendor.ts'

const Token = z.object({ accessToken: z.string().min(1) })
const Me = z.object({
  unionId: z.string().min(1),
  nick: optionalText,
  mobile: optionalText,
  stateCode: optionalText,
})

/** 钉钉 sign-in by OAuth 2.0 (open.dingtalk.com, “登录第三方网站”). People write their mail address themselves. */
export const dingtalk: SocialVendor = {
  usual: { signInUrl: 'https://login.dingtalk.com', apiUrl: 'https://api.dingtalk.com' },
  authorizeUrl: ({ signInUrl, appId }, { redirectUri, state }) =>
    addressOf(`${signInUrl}/oauth2/auth`, {
      redirect_uri: redirectUri,
      response_type: 'code',
      client_id: appId,
      scope: 'openid',
      state,
      prompt: 'consent',
    }),
  exchange: async (ask, { apiUrl, appId, appSecret }, { code }) => {
    const json = { clientId: appId, clientSecret: appSecret, code, grantType: 'authorization_code' }
    const { accessToken } = await ask(`${apiUrl}/v1.0/oauth2/userAccessToken`, { json }, Token)
    const headers = { 'x-acs-dingtalk-access-token': accessToken }
    const me = await ask(`${apiUrl}/v1.0/contact/users/me`, { headers }, Me)
    const phone = me.mobile && `+${me.stateCode || '86'}${me.mobile}`
    return { subject: me.unionId, name: me.nick, phone }
  },
  check: async (ask, { apiUrl, appId, appSecret }) => {
    await ask(`${apiUrl}/v1.0/oauth2/accessToken`, { json: { appKey: appId, appSecret } }, Token)
  },
}
