import type { Scope } from '@signet/formula'

/** What kind of account a person has. */
export const accountKinds = ['administrator', 'gradeAdministrator', 'member'] as const

/** Names in a condition that decides who is in a group. Lists hold ids. */
export const memberRuleScope = {
  /** The departments of all posts, each with everything above it. */
  departments: 'list<text>',
  /** The department of the main post alone. */
  department: 'text',
  /** The nearest company above the main department. */
  company: 'text',
  posts: 'list<text>',
  heldRoles: 'list<text>',
  /** Other groups. */
  groups: 'list<text>',
  /** Grades of administrators. */
  grades: 'list<text>',
  /** Whole years since the entry date. */
  years: 'number',
  entryDate: 'date',
  /** `female` or `male`; empty if unknown. */
  gender: 'text',
  /** One of `accountKinds`. */
  accountKind: 'text',
  account: 'text',
  name: 'text',
  employeeNumber: 'text',
  email: 'text',
} as const satisfies Scope

/** Before the code of a field of the form about people (`attribute_grade`), which a member rule can ask about too. */
export const attributePrefix = 'attribute_'
