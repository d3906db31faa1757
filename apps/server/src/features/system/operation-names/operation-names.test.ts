import { contract, type EndpointGroups, isWriting } from '@signet/contract'
import { locales } from '@signet/i18n'
import { expect, test } from 'vitest'
import { texts } from './texts.ts'

/** Calls of people without a session that the log of operations names too. */
const ofAnyone = ['waysIn.resetPassword', 'waysIn.setPasswordByLink']

test('every saving call of administrators has a name, and every name a call', () => {
  const groups: EndpointGroups = contract
  const logged = Object.entries(groups).flatMap(([group, calls]) =>
    Object.entries(calls).flatMap(([name, call]) =>
      call.access === 'administrator' && isWriting(call) ? [`${group}.${name}`] : [],
    ),
  )
  expect(Object.keys(texts).toSorted()).toEqual([...logged, ...ofAnyone].toSorted())
})

test('no two calls have the same name in a language', () => {
  for (const locale of locales) {
    const names = Object.values(texts).map((text) => text[locale])
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  }
})
