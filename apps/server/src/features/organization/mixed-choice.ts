import type { Answered, contract } from '@signet/contract'
import type { Person, Snapshot } from '../../directory/index.ts'
import { orgNameTree } from './organize-view.ts'
import { fullNameOf } from './user-view.ts'

type SelectedNode = Answered<typeof contract.organization.selectedNodes>['list'][number]
type Kind = Readonly<{
  show: (directory: Snapshot, id: string) => Omit<SelectedNode, 'id' | 'type'> | undefined
  people: (directory: Snapshot, id: string) => readonly string[]
}>

const organize: Kind = {
  show: (directory, id) => {
    const found = directory.organizations.get(id)
    return found && { fullName: found.name, headIcon: '', orgNameTree: orgNameTree(directory, id) }
  },
  people: (directory, id) => directory.holdersOf({ kind: 'department', id }),
}

/** What a mixed picker may hold: how each is shown, and who is meant by it. */
const kinds: Readonly<Record<SelectedNode['type'], Kind>> = {
  user: {
    show: (directory, id) => {
      const found = directory.people.get(id)
      if (!found) return undefined
      const department = directory.departmentOf(id) ?? ''
      return {
        fullName: fullNameOf(found),
        headIcon: found.avatar,
        orgNameTree: orgNameTree(directory, department),
      }
    },
    people: (_directory, id) => [id],
  },
  position: {
    show: (directory, id) => {
      const found = directory.posts.get(id)
      const place = found && orgNameTree(directory, found.organizationId)
      return found && { fullName: found.name, headIcon: '', orgNameTree: `${place}/${found.name}` }
    },
    people: (directory, id) => directory.holdersOf({ kind: 'position', id }),
  },
  role: {
    show: (directory, id) => named(directory.roles.get(id)?.name),
    people: (directory, id) => directory.holdersOf({ kind: 'role', id }),
  },
  group: {
    show: (directory, id) => named(directory.groups.get(id)?.name),
    people: (directory, id) => directory.holdersOf({ kind: 'group', id }),
  },
  organize,
  company: organize,
  department: organize,
}

/** The choice `id--type`, as it is shown; what does not exist (any more) is left out. */
export function showChoice(directory: Snapshot, choice: string): SelectedNode[] {
  const { id, type } = readChoice(choice)
  const shown = type && kinds[type].show(directory, id)
  return shown ? [{ id: choice, type, ...shown }] : []
}

/** Everybody who is meant by these choices, once, in the directory's order; who may not sign in is left out. */
export function peopleBehind(directory: Snapshot, choices: readonly string[]): readonly Person[] {
  const meant = new Set(
    choices.flatMap((choice) => {
      const { id, type } = readChoice(choice)
      return type ? kinds[type].people(directory, id) : []
    }),
  )
  return [...directory.people.values()].filter(({ id, isEnabled }) => isEnabled && meant.has(id))
}

function named(name: string | undefined) {
  return name === undefined ? undefined : { fullName: name, headIcon: '', orgNameTree: name }
}

function readChoice(choice: string): { id: string; type: SelectedNode['type'] | undefined } {
  const cut = choice.lastIndexOf('--')
  if (cut < 0) return { id: choice, type: 'user' }
  const type = choice.slice(cut + 2)
  return { id: choice.slice(0, cut), type: isKind(type) ? type : undefined }
}

function isKind(type: string): type is SelectedNode['type'] {
  return Object.hasOwn(kinds, type)
}
