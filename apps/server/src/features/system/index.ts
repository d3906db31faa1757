import type { Route } from '../../http/serve.ts'
import { externalLink } from './external-link.ts'
import { languagePack } from './language-pack.ts'
import { version } from './version.ts'

export const system: readonly Route[] = [version, languagePack, externalLink]
