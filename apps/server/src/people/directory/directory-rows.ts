/** The organization of a tenant as rows of one version. */
export type DirectoryRows = Readonly<{
  version: string
  organizations: readonly Organization[]
  people: readonly Person[]
  posts: readonly Post[]
  roles: readonly Circle[]
  groups: readonly Circle[]
  postHolders: readonly Membership[]
  roleMembers: readonly Membership[]
  groupMembers: readonly Membership[]
  agencies: readonly Agency[]
}>

export type Organization = Readonly<{
  id: string
  parentId: string | null
  name: string
  code: string
  category: 'company' | 'department'
  headId: string | null
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
}>

/** A position within an organization. */
export type Post = Readonly<{
  id: string
  organizationId: string
  parentId: string | null
  name: string
  code: string
  dutyPersonId: string | null
}>

/** A role or a group. */
export type Circle = Readonly<{ id: string; name: string; code: string }>

export type Membership = Readonly<{ setId: string; personId: string }>

/** An accepted delegation to decide, on one flow or on all (null), from `start` until before `end`. */
export type Agency = Readonly<{ from: string; to: string; flow: string | null; start: string; end: string }>
