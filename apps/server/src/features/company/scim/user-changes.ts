import { booleanIn, chosenIn, type ScimChange, textIn, wrongValue } from './read-changes.ts'

/** The facts of a person that a system of identities may set. */
export type UserFacts = Readonly<{
  userName?: string
  externalId?: string
  realName?: string
  email?: string
  mobilePhone?: string
  employeeNumber?: string
  /** Its name; empty says nothing. */
  department?: string
  managerId?: string | null
  isActive?: boolean
}>

type Names = Readonly<{ display?: string; formatted?: string; given?: string; family?: string }>
type Draft = UserFacts & Readonly<{ names?: Names }>
type Reader = (change: ScimChange) => Draft

/** What each attribute sets. Attributes that have no place here, such as titles, are passed over. */
const readers: Readonly<Record<string, Reader>> = {
  username: (change) => ({ userName: needed(change) }),
  externalid: (change) => ({ externalId: textIn(change) }),
  displayname: (change) => ({ names: { display: textIn(change) } }),
  name: (change) => ({ names: namesIn(change) }),
  'name.formatted': (change) => ({ names: { formatted: textIn(change) } }),
  'name.givenname': (change) => ({ names: { given: textIn(change) } }),
  'name.familyname': (change) => ({ names: { family: textIn(change) } }),
  emails: (change) => ({ email: chosenIn(change, 'work') }),
  'emails.value': (change) => ({ email: textIn(change) }),
  phonenumbers: (change) => ({ mobilePhone: chosenIn(change, 'mobile') }),
  'phonenumbers.value': (change) => ({ mobilePhone: textIn(change) }),
  active: (change) => ({ isActive: change.op === 'remove' ? false : booleanIn(change) }),
  employeenumber: (change) => ({ employeeNumber: textIn(change) }),
  department: (change) => ({ department: textIn(change) }),
  manager: (change) => ({ managerId: managerIn(change) }),
  'manager.value': (change) => ({ managerId: managerIn(change) }),
}

/** Returns what changes say of a person; a later one counts. Refuses `scim.wrongValue`. */
export function userFacts(changes: readonly ScimChange[]): UserFacts {
  let facts: UserFacts = {}
  let names: Names = {}
  for (const change of changes) {
    const name = attributeOf(change.path)
    const read = Object.hasOwn(readers, name) ? readers[name] : undefined
    const { names: own, ...next } = read?.(change) ?? {}
    facts = { ...facts, ...next }
    names = { ...names, ...own }
  }
  const realName = nameOf(names)
  return { ...facts, ...(realName && { realName }) }
}

/** `emails[type eq "work"].value` is one of the mail addresses; phones at home are passed over. */
function attributeOf(path: string): string {
  const [, list = '', choice = '', part = ''] = /^(\w+)\[([^\]]*)\](\.\w+)?$/.exec(path) ?? []
  if (list === '') return path
  if (list === 'phonenumbers' && !choice.includes('mobile')) return ''
  return `${list}${part}`
}

function needed(change: ScimChange): string {
  const text = textIn(change)
  if (text === '') throw wrongValue(change.path)
  return text
}

function namesIn(change: ScimChange): Names {
  const { value } = change
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw wrongValue(change.path)
  const part = (name: string) => {
    const found = Object.entries(value).find(([key]) => key.toLowerCase() === name)?.[1]
    return typeof found === 'string' ? found.trim() : ''
  }
  return { formatted: part('formatted'), given: part('givenname'), family: part('familyname') }
}

/** The name as one text. Parts are kept nowhere, so that one of them alone changes nothing. */
function nameOf({ display = '', formatted = '', given = '', family = '' }: Names): string {
  if (display !== '' || formatted !== '') return display || formatted
  if (given === '' || family === '') return ''
  return /\p{Script=Han}/u.test(family) ? `${family}${given}` : `${given} ${family}`
}

function managerIn(change: ScimChange): string | null {
  const { value } = change
  if (typeof value !== 'object' || value === null) return textIn(change) || null
  const id = 'value' in value ? value.value : ''
  if (typeof id !== 'string') throw wrongValue(change.path)
  return id || null
}
