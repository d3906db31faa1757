import { ownPlaces, type UserSelectSettings } from '@signet/form/kinds'
import type { Panel } from '../../../panels/panel.ts'

const isChosen = ({ range }: UserSelectSettings) => range === 'chosen'
const isMembers = ({ range }: UserSelectSettings) => range === 'members'

export const userSelectPanel: Panel<UserSelectSettings> = [
  { setting: 'placeholder', control: 'words' },
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
