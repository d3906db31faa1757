import type { Route } from '../../http/serve.ts'
import { externalLink } from './external-link.ts'
import { languagePack, version } from './version.ts'

export const system: readonly Route[] = [version, languagePack, externalLink]
