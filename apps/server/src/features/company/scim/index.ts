import type { Route } from '../../../http/serve.ts'
import { scimBulk } from './bulk.ts'
import { scimDiscovery } from './discovery.ts'
import { scimGroups } from './groups.ts'
import { scimUsers } from './users.ts'

export const scim: readonly Route[] = [...scimDiscovery, ...scimUsers, ...scimGroups, scimBulk]
