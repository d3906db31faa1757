import type { Directory } from '@signet/flow'
import type { Circle, Organization, Person, Post } from './directory-rows.ts'

/**
 * The organization of one tenant at one version, in memory: what the engine asks (`Directory`) and what pickers show.
 * Lists of people are ordered by pinyin; everything else by birth.
 */
export type Snapshot = Directory &
  Readonly<{
    version: string
    organizations: ReadonlyMap<string, Organization>
    people: ReadonlyMap<string, Person>
    posts: ReadonlyMap<string, Post>
    roles: ReadonlyMap<string, Circle>
    groups: ReadonlyMap<string, Circle>
    /** Direct children; of nobody: the top. */
    childrenOf: (organization: string | null) => readonly Organization[]
    /** From the top down to the organization itself; empty when it is unknown. */
    pathOf: (organization: string) => readonly Organization[]
    /** The organization and everything below it. */
    subtreeOf: (organization: string) => readonly Organization[]
    /** The posts of an organization that stand below no other post. */
    topPostsIn: (organization: string) => readonly Post[]
    childPostsOf: (post: string) => readonly Post[]
    postsOf: (person: string) => readonly Post[]
    rolesOf: (person: string) => readonly Circle[]
    groupsOf: (person: string) => readonly Circle[]
    /** Everybody whom this person leads directly. */
    ledBy: (person: string) => readonly Person[]
    /** Who may decide on a flow for this person at a moment (ISO 8601). */
    agentsOf: (principal: string, when: Readonly<{ flow: string; now: string }>) => readonly string[]
    personByAccount: (account: string) => Person | undefined
    /** Nobody, too, when several share the number. */
    personByPhone: (mobilePhone: string) => Person | undefined
  }>
