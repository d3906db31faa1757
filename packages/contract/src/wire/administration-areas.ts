/**
 * What an administrator can be given on its own, by a grade. The rest (settings, cases of others, who administers
 * everything) is only for administrators of the whole company, since it leads to all the rest.
 */
export const administrationAreas = [
  'people',
  'roles',
  'designs',
  'lists',
  'data',
  'applications',
  'announcements',
  'moderation',
  'audit',
  'operation',
  'grades',
] as const
export type AdministrationArea = (typeof administrationAreas)[number]

/** What opens calls of administrators: the areas, and single applications, which no grade gives. */
export const callAreas = [...administrationAreas, 'ownApplications'] as const
export type CallArea = (typeof callAreas)[number]

/** Areas that a part of the company limits; the others concern everybody. */
export const areasByPart: ReadonlySet<AdministrationArea> = new Set(['people', 'roles', 'grades'])
