import { z } from 'zod'

/** The operator's apps for phones: which pages may call, and whose links open in the app instead of the browser. */
export type PhoneApps = Readonly<{
  /** Origins of the pages inside the apps. */
  origins: readonly string[]
  /** Package of the Android app, and the SHA-256 fingerprints of the certificates that sign it. */
  android: Readonly<{ package: string; fingerprints: readonly string[] }> | undefined
  /** Identifier of the iOS app with the one of its team. */
  ios: string | undefined
  /** Where people get a newer app; empty if nowhere. */
  downloadUrl: string
}>

export const noPhoneApps: PhoneApps = { origins: [], android: undefined, ios: undefined, downloadUrl: '' }

const originRule =
  'PHONE_ORIGINS must be origins separated by commas, such as https://localhost,capacitor://localhost'
const androidRule =
  'ANDROID_APP must be a package and the SHA-256 fingerprints of its certificates, such as com.example.office=AB:CD:…'
const downloadRule = 'DOWNLOAD_URL must look like https://apps.example.com/signet'
const iosRule =
  'IOS_APP must be the team and the identifier of the app, such as A1B2C3D4E5.com.example.office'

/**
 * The pages of an app belong to no host of the network. Any other origin would be a website, and none of them may write
 * here.
 */
const appOrigin = /^[a-z][a-z\d+.-]{2,40}:\/\/localhost$/
const packageName = /^[a-z]\w*(\.[a-z]\w*)+$/i
const fingerprint = /^[\dA-F]{2}(:[\dA-F]{2}){31}$/
const teamApp = /^[A-Z\d]{10}(\.[\w-]+)+$/

/** The environment variables of the same names. */
export const phoneSettings = {
  PHONE_ORIGINS: z
    .string()
    .transform((text) => partsOf(text.toLowerCase()))
    .refine((origins) => origins.every((origin) => appOrigin.test(origin)), originRule)
    .default([]),
  ANDROID_APP: z
    .string()
    .transform(androidIn)
    .refine((app) => app !== undefined, androidRule)
    .optional(),
  IOS_APP: z.string().regex(teamApp, iosRule).optional(),
  DOWNLOAD_URL: z
    .string()
    .refine((text) => URL.parse(text)?.protocol === 'https:', downloadRule)
    .default(''),
}

type Read = z.output<z.ZodObject<typeof phoneSettings>>

export function phoneAppsIn({ PHONE_ORIGINS, ANDROID_APP, IOS_APP, DOWNLOAD_URL }: Read): PhoneApps {
  return { origins: PHONE_ORIGINS, android: ANDROID_APP, ios: IOS_APP, downloadUrl: DOWNLOAD_URL }
}

function androidIn(text: string): PhoneApps['android'] {
  const [name = '', list = '', ...rest] = text.split('=')
  const fingerprints = partsOf(list.toUpperCase())
  const isRight =
    rest.length === 0 && packageName.test(name) && fingerprints.every((one) => fingerprint.test(one))
  return isRight ? { package: name, fingerprints } : undefined
}

function partsOf(list: string): string[] {
  return list.split(',').map((part) => part.trim())
}
