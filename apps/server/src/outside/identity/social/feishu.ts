import { z } from 'zod'
import { addressOf, optionalText } from '../../ask-vendor.ts'
import { challengeOf } from './challenge.ts'
import type { SocialVendor } from './social-vendor.ts'

const isRight = z.literal(0)
const Token = z.object({ code: isRight, access_token: z.string().min(1) })
const User = z.object({
  code: isRight,
  data: z.object({
    open_id: z.string().min(1),
    name: optionalText,
    enterprise_email: optionalText,
    mobile: optionalText,
  }),
})
const Application = z.object({ code: isRight })

/**
 * 飞书 and Lark (open.feishu.cn, `authen/v2/oauth/token`). Only the mail address that the company gives out is taken;
 * people write the other one themselves.
 */
export const feishu: SocialVendor = {
  usual: { signInUrl: 'https://accounts.feishu.cn', apiUrl: 'https://open.feishu.cn' },
  authorizeUrl: ({ signInUrl, appId }, { redirectUri, state, verifier }) =>
    addressOf(`${signInUrl}/open-apis/authen/v1/authorize`, {
      client_id: appId,
      response_type: 'code',
      redirect_uri: redirectUri,
      state,
      ...challengeOf(verifier),
    }),
  exchange: async (ask, { apiUrl, appId, appSecret }, { code, proof }) => {
    const json = {
      grant_type: 'authorization_code',
      client_id: appId,
      client_secret: appSecret,
      code,
      redirect_uri: proof.redirectUri,
      code_verifier: proof.verifier,
    }
    const { access_token: token } = await ask(`${apiUrl}/open-apis/authen/v2/oauth/token`, { json }, Token)
    const headers = { authorization: `Bearer ${token}` }
    const { data } = await ask(`${apiUrl}/open-apis/authen/v1/user_info`, { headers }, User)
    return { subject: data.open_id, name: data.name, email: data.enterprise_email, phone: data.mobile }
  },
  check: async (ask, { apiUrl, appId, appSecret }) => {
    const json = { app_id: appId, app_secret: appSecret }
    await ask(`${apiUrl}/open-apis/auth/v3/tenant_access_token/internal`, { json }, Application)
  },
}
