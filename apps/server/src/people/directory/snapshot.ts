import type { AdministrationArea, PeopleHolder } from '@signet/contract'
import type { Directory } from '@signet/flow'
import type { DayCalendar } from '@signet/formula'
import type { OwnDay, OwnWeek } from '../../clock/working-calendar.ts'
import type { PersonAttributes } from './rule-groups/attributes.ts'

/**
 * The organization of a tenant at one version, in memory, for the engine (`Directory`) and for pickers.
 * People are ordered by pinyin, everything else by creation.
 */
export type Snapshot = Directory &
  Readonly<{
    version: string
    /** Days on which the tenant works, for formulas. */
    calendar: DayCalendar
    organizations: ReadonlyMap<string, Organization>
    people: ReadonlyMap<string, Person>
    posts: ReadonlyMap<string, Post>
    roles: ReadonlyMap<string, Circle>
    groups: ReadonlyMap<string, Group>
    /** Ordered by name. */
    grades: readonly Grade[]
    /** Who administers single applications. */
    applicationAdministrators: readonly ApplicationAdministrator[]
    /** Bundles of rights with those who have them, by name. */
    authorizationGroups: ReadonlyMap<string, AuthorizationGroup & Readonly<{ isInForce: boolean }>>
    /** The ids of the groups in force that name this holder among their members. */
    authorizationGroupsOf: (member: PeopleHolder) => readonly string[]
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
    groupsOf: (person: string) => readonly Group[]
    /** People whose direct manager is this person. */
    ledBy: (person: string) => readonly Person[]
    /** Agents who may decide on a flow for this person at an instant (ISO 8601). */
    agentsOf: (principal: string, when: Readonly<{ flow: string; now: string }>) => readonly string[]
    /** Agencies for all flows that somebody has given and that cover an instant (ISO 8601), by their beginning. */
    standInsOf: (principal: string, now: string) => readonly Agency[]
    personByAccount: (account: string) => Person | undefined
    /** The people who left and whose place this person takes, also through others who left. */
    predecessorsOf: (person: string) => readonly string[]
    /** What the person administers besides; also of those who administer everything. */
    gradesOf: (person: string) => readonly Grade[]
    /** Whether somebody belongs to another company. */
    isExternal: (person: string) => boolean
    /** Undefined also when several people share the number. */
    personByPhone: (mobilePhone: string) => Person | undefined
  }>

/** The organization of a tenant as rows of one version. */
export type DirectoryRows = Readonly<{
  version: string
  /** The local day for which the rows are read (`2026-11-20`). */
  today: string
  organizations: readonly Organization[]
  people: readonly Person[]
  posts: readonly Post[]
  roles: readonly Circle[]
  groups: readonly Group[]
  postHolders: readonly Membership[]
  roleMembers: readonly Membership[]
  /** Of groups without a rule. */
  groupMembers: readonly Membership[]
  agencies: readonly Agency[]
  grades: readonly Grade[]
  applicationAdministrators: readonly ApplicationAdministrator[]
  authorizationGroups: readonly AuthorizationGroup[]
  /** What rules of groups ask about people beyond these rows; undefined if no rule does. */
  attributes: PersonAttributes | undefined
  /** Undefined if never set. */
  week: OwnWeek | undefined
  ownDays: readonly OwnDay[]
}>

export type Organization = Readonly<{
  id: string
  parentId: string | null
  name: string
  code: string
  category: 'company' | 'department'
  headId: string | null
  /** No longer offered. */
  isClosed: boolean
  version: number
}>

export type Person = Readonly<{
  id: string
  account: string
  name: string
  /** Full pinyin, a space, initials; lower case. */
  pinyin: string
  gender: 'female' | 'male' | 'unknown'
  mobilePhone: string
  email: string
  avatar: string
  managerId: string | null
  majorPostId: string | null
  isAdministrator: boolean
  isEnabled: boolean
  /** Who takes the place of the person after they left. */
  successorId: string | null
  employeeNumber: string
  /** A local date. */
  entryDate: string | null
  /** When the account closes of somebody who belongs to another company; null or absent for people of the company. */
  externalUntil?: string | null
  /** The company that they come from. */
  externalCompany?: string | null
  version: number
}>

/** A position within an organization. */
export type Post = Readonly<{
  id: string
  organizationId: string
  parentId: string | null
  name: string
  code: string
  dutyPersonId: string | null
  /** No longer offered. */
  isClosed: boolean
  version: number
}>

/** A part of the administration, given to some people. */
export type Grade = Readonly<{
  id: string
  name: string
  areas: readonly AdministrationArea[]
  /** The whole company; otherwise the organizations with all below. */
  isWhole: boolean
  organizationIds: readonly string[]
  /** Roles and groups whose members these people may change. */
  circleIds: readonly string[]
  personIds: readonly string[]
}>

/** A person, or a group with all its members, who administers an application. */
export type ApplicationAdministrator = Readonly<{
  applicationId: string
  kind: 'person' | 'group'
  holderId: string
}>

/** A named bundle of rights, which grants name as their holder. */
export type AuthorizationGroup = Readonly<{
  id: string
  name: string
  isEnabled: boolean
  /** The last local day on which it gives anything; null: no end. */
  until: string | null
  members: readonly PeopleHolder[]
}>

/** A role or a group. */
export type Circle = Readonly<{ id: string; name: string; code: string; version: number }>

/** A group with the condition that decides its members; null if people are added by hand. */
export type Group = Circle & Readonly<{ rule: string | null }>

export type Membership = Readonly<{ setId: string; personId: string }>

/** An accepted delegation to decide, on one flow or on all (null), from `start` until before `end`. */
export type Agency = Readonly<{ from: string; to: string; flow: string | null; start: string; end: string }>
