import type { Directory } from '@signet/flow'
import type { Circle, Organization, Person, Post } from './directory-rows.ts'

/**
 * The organization of a tenant at one version, in memory, for the engine (`Directory`) and for pickers.
 * People are ordered by pinyin, everything else by creation.
 */
export type Snapshot = Directory &
  Readonly<{
    version: string
    organizations: ReadonlyMap<string, Organization>
    people: ReadonlyMap<string, Person>
    posts: ReadonlyMap<string, Post>
    roles: ReadonlyMap<string, Circle>
    groups: ReadonlyMap<string, Circle>
    /** Direct children; null returns the top level. */
    childrenOf: (organization: string | null) => readonly Organization[]
    /** From the root down to the organization itself; empty when unknown. */
    pathOf: (organization: string) => readonly Organization[]
    /** The organization and all below it. */
    subtreeOf: (organization: string) => readonly Organization[]
    /** Posts of an organization without a parent post. */
    topPostsIn: (organization: string) => readonly Post[]
    childPostsOf: (post: string) => readonly Post[]
    postsOf: (person: string) => readonly Post[]
    rolesOf: (person: string) => readonly Circle[]
    groupsOf: (person: string) => readonly Circle[]
    /** People whose direct manager is this person. */
    ledBy: (person: string) => readonly Person[]
    /** Agents who may decide on a flow for this person at an instant (ISO 8601). */
    agentsOf: (principal: string, when: Readonly<{ flow: string; now: string }>) => readonly string[]
    personByAccount: (account: string) => Person | undefined
    /** Undefined also when several people share the number. */
    personByPhone: (mobilePhone: string) => Person | undefined
  }>
