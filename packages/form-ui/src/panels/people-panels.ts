import {
  type GroupSelectSettings,
  type OrganizationSelectSettings,
  ownPlaces,
  type PositionSelectSettings,
  type RoleSelectSettings,
  type UserSelectSettings,
} from '@signet/form/kinds'
import type { Panel } from './panel.ts'

export const groupSelectPanel: Panel<GroupSelectSettings> = [
  { setting: 'placeholder', isLook: true, control: 'words' },
  { setting: 'multiple', control: 'switch' },
  { setting: 'minChoices', control: 'number', when: ({ multiple }) => multiple },
  { setting: 'maxChoices', control: 'number', when: ({ multiple }) => multiple },
  { setting: 'range', control: 'choice', of: ['all', 'chosen'] },
  { setting: 'groups', control: 'groups', when: ({ range }) => range === 'chosen' },
]

export const organizationSelectPanel: Panel<OrganizationSelectSettings> = [
  { setting: 'placeholder', isLook: true, control: 'words' },
  { setting: 'multiple', control: 'switch' },
  { setting: 'minChoices', control: 'number', when: ({ multiple }) => multiple },
  { setting: 'maxChoices', control: 'number', when: ({ multiple }) => multiple },
  { setting: 'show', control: 'choice', of: ['name', 'path'] },
  { setting: 'range', control: 'choice', of: ['all', 'chosen'] },
  { setting: 'organizations', control: 'organizations', when: ({ range }) => range === 'chosen' },
  { setting: 'own', control: 'choice', of: ownPlaces, when: ({ range }) => range === 'chosen' },
]

export const positionSelectPanel: Panel<PositionSelectSettings> = [
  { setting: 'placeholder', isLook: true, control: 'words' },
  { setting: 'multiple', control: 'switch' },
  { setting: 'minChoices', control: 'number', when: ({ multiple }) => multiple },
  { setting: 'maxChoices', control: 'number', when: ({ multiple }) => multiple },
  { setting: 'range', control: 'choice', of: ['all', 'chosen'] },
  { setting: 'positions', control: 'positions', when: ({ range }) => range === 'chosen' },
  { setting: 'organizations', control: 'organizations', when: ({ range }) => range === 'chosen' },
  { setting: 'own', control: 'choice', of: ownPlaces, when: ({ range }) => range === 'chosen' },
]

export const roleSelectPanel: Panel<RoleSelectSettings> = [
  { setting: 'placeholder', isLook: true, control: 'words' },
  { setting: 'multiple', control: 'switch' },
  { setting: 'minChoices', control: 'number', when: ({ multiple }) => multiple },
  { setting: 'maxChoices', control: 'number', when: ({ multiple }) => multiple },
  { setting: 'range', control: 'choice', of: ['all', 'chosen'] },
  { setting: 'roles', control: 'roles', when: ({ range }) => range === 'chosen' },
]

const isChosen = ({ range }: UserSelectSettings) => range === 'chosen'
const isMembers = ({ range }: UserSelectSettings) => range === 'members'

export const userSelectPanel: Panel<UserSelectSettings> = [
  { setting: 'placeholder', isLook: true, control: 'words' },
  { setting: 'multiple', control: 'switch' },
  { setting: 'minPeople', control: 'number', when: ({ multiple }) => multiple },
  { setting: 'maxPeople', control: 'number', when: ({ multiple }) => multiple },
  { setting: 'range', control: 'choice', of: ['all', 'chosen', 'members'] },
  { setting: 'people', control: 'people', when: isChosen },
  { setting: 'organizations', control: 'organizations', when: isChosen },
  { setting: 'positions', control: 'positions', when: isChosen },
  { setting: 'roles', control: 'roles', when: isChosen },
  { setting: 'groups', control: 'groups', when: isChosen },
  { setting: 'own', control: 'choice', of: ownPlaces, when: isChosen },
  {
    setting: 'membersOf',
    control: 'choice',
    of: ['organizations', 'positions', 'roles', 'groups', 'people'],
    when: isMembers,
  },
  { setting: 'members', control: 'formula', when: isMembers },
  { setting: 'withBelow', control: 'switch', when: ({ range }) => range !== 'all' },
]
