import type { DirectoryRows, Organization } from './directory-rows.ts'
import { byId, grouped } from './grouped.ts'

const nothing: readonly never[] = []

/** The tree of organizations and the trees of posts in them. */
export function trees({ organizations, posts }: DirectoryRows) {
  const organizationById = byId(organizations)
  const children = grouped(
    organizations,
    ({ parentId }) => parentId,
    (one) => one,
  )
  const topPosts = grouped(
    posts.filter(({ parentId }) => parentId === null),
    ({ organizationId }) => organizationId,
    (one) => one,
  )
  const childPosts = grouped(
    posts.filter(({ parentId }) => parentId !== null),
    ({ parentId }) => parentId,
    (one) => one,
  )

  const childrenOf = (id: string | null): readonly Organization[] => children.get(id) ?? nothing
  const pathOf = (id: string): readonly Organization[] => {
    const own = organizationById.get(id)
    if (!own) return nothing
    return own.parentId === null ? [own] : [...pathOf(own.parentId), own]
  }
  const subtreeOf = (id: string): readonly Organization[] => {
    const own = organizationById.get(id)
    return own ? [own, ...childrenOf(id).flatMap((child) => subtreeOf(child.id))] : nothing
  }

  return {
    childrenOf,
    pathOf,
    subtreeOf,
    topPostsIn: (organization: string) => topPosts.get(organization) ?? nothing,
    childPostsOf: (post: string) => childPosts.get(post) ?? nothing,
  }
}
