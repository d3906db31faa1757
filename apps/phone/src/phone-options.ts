/** What an operator decides about the own app. */
export type PhoneOptions = Readonly<{
  /** Identifier of the app in both stores. */
  appId: string
  appName: string
  /** Servers whose `https` links open in the app. */
  linkHosts: readonly string[]
}>

const appIdRule = 'APP_ID must look like com.example.office'
const appNameRule = 'APP_NAME must be 1 to 30 characters without < > & " \' or \\'
const linkHostRule = 'APP_LINK_HOSTS must be host names separated by commas, such as office.example.com'

/** Reads the environment; without it the app is named as the product and opens links of its own scheme only. */
export function phoneOptions(environment: Readonly<Record<string, string | undefined>>): PhoneOptions {
  const { APP_ID: appId = 'app.signet.staff', APP_NAME: appName = 'Signet' } = environment
  const linkHosts = (environment['APP_LINK_HOSTS'] ?? '')
    .toLowerCase()
    .split(',')
    .map((host) => host.trim())
    .filter((host) => host !== '')

  // These become parts of XML, Java, Swift and paths.
  if (!/^[a-z]\w{0,40}(\.[a-z]\w{0,40}){1,5}$/i.test(appId)) throw new Error(`${appIdRule}, not "${appId}".`)
  if (!/^[^<>&"'\\\p{Cc}]{1,30}$/u.test(appName)) throw new Error(`${appNameRule}, not "${appName}".`)
  for (const host of linkHosts)
    if (!/^[a-z\d-]+(\.[a-z\d-]+)+$/.test(host)) throw new Error(`${linkHostRule}, not "${host}".`)
  return { appId, appName, linkHosts }
}
