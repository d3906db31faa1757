import { contract } from '@signet/contract'
import { expect, test } from 'vitest'

const revisionFields = ['expects', 'number', 'revision', 'version']

/**
 * What a save gets that began with something older than is stored. `merged`: the studio joins both and asks where both
 * changed the same; `refused`: the person hears of it and begins again.
 */
const answers: Readonly<Record<string, 'merged' | 'refused'>> = {
  'accessKeys.update': 'merged',
  'announcements.edit': 'refused',
  'announcements.release': 'refused',
  'applications.setAdministrators': 'refused',
  'applications.update': 'merged',
  'authorizationGroups.update': 'merged',
  'billRules.update': 'merged',
  'channels.saveRules': 'merged',
  'channels.saveTemplate': 'refused',
  'dataInterfaces.update': 'merged',
  'dataInterfaces.updateSource': 'merged',
  'dataSyncs.update': 'merged',
  'flowDesign.save': 'merged',
  'flowReview.saveTests': 'merged',
  'formDesign.save': 'merged',
  'grades.update': 'refused',
  'groups.setRule': 'refused',
  'groups.update': 'refused',
  'icons.update': 'refused',
  'listDesign.save': 'merged',
  'listDesign.saveGrant': 'merged',
  'organization.updateUser': 'refused',
  'personnel.save': 'refused',
  'printTemplates.save': 'merged',
  'roles.update': 'refused',
  'seals.update': 'refused',
  'settings.save': 'merged',
  'shortLinks.change': 'merged',
  'triggers.save': 'refused',
  'units.close': 'refused',
  'units.move': 'refused',
  'units.movePost': 'refused',
  'units.update': 'merged',
  'units.updatePost': 'merged',
  'webhooks.update': 'merged',
  'workingCalendar.save': 'merged',
}

/** Saves that name no revision, and why no work of somebody else is lost. */
const singleValued: Readonly<Record<string, string>> = {
  'announcements.recall': 'an act: recalled is recalled',
  'areaAdministration.order': 'the order of one list, drawn anew from what is on screen',
  'areaAdministration.update': 'one row of a name and a switch',
  'authorizationGroups.setEnabled': 'one switch',
  'delegations.setRules': 'two switches side by side',
  'designLife.describe': 'the labels of one design, written in one dialog; its contents have a revision',
  'dictionary.update': 'one name in three languages',
  'dictionary.updateEntry': 'one row of a name, its place and a switch',
  'externals.extend': 'one day',
  'groups.changeMembers': 'people to add and to remove, which are joined',
  'organization.setHead': 'one person',
  'recordViews.publish': 'one switch',
  'roles.changeMembers': 'people to add and to remove, which are joined',
  'triggers.turn': 'one switch',
}

type Call = Readonly<{
  access: unknown
  method: string
  input: Readonly<{ shape?: Readonly<Record<string, unknown>> }>
}>

const puts = Object.entries(contract).flatMap(([group, calls]) =>
  Object.entries(calls as Readonly<Record<string, Call>>).flatMap(([name, { access, method, input }]) =>
    access === 'administrator' && method === 'PUT'
      ? [{ call: `${group}.${name}`, fields: Object.keys(input.shape ?? {}) }]
      : [],
  ),
)
const namesRevision = ({ fields }: Readonly<{ fields: readonly string[] }>) =>
  fields.some((field) => revisionFields.includes(field))
const callsOf = (list: typeof puts) => list.map(({ call }) => call).sort()

test('every save of an administrator says what happens when somebody else saved first', () => {
  expect(callsOf(puts.filter(namesRevision))).toEqual(Object.keys(answers).sort())
  expect(callsOf(puts.filter((one) => !namesRevision(one)))).toEqual(Object.keys(singleValued).sort())
})

test('a save that can be overtaken says so in its refusals', () => {
  const silent = puts.filter(namesRevision).filter(({ call }) => {
    const [group = '', name = ''] = call.split('.')
    const calls = Object.entries(contract).find(([one]) => one === group)?.[1] as Readonly<
      Record<string, Readonly<{ refusals: readonly string[] }>>
    >
    return !calls[name]?.refusals.some((code) => code.endsWith('.changedMeanwhile'))
  })
  expect(callsOf(silent)).toEqual([])
})
