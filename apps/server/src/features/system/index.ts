import type { Route } from '../../http/serve.ts'
import { externalLink } from './external-link.ts'
import { settings } from './settings/index.ts'
import { languagePack, version } from './version.ts'

export { pictureAddress, settingPlace } from './settings/index.ts'

export const system: readonly Route[] = [version, languagePack, externalLink, ...settings]
