import { type ComponentProps, type ComponentType, createContext, use } from 'react'

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & Readonly<{ href: string }>

const PlainLink = (props: LinkProps) => <a {...props} />
const LinkContext = createContext<ComponentType<LinkProps>>(PlainLink)

/** The app says how a link is followed (its router); without it links are plain. */
export const LinkProvider = LinkContext.Provider

export function Link(props: LinkProps) {
  const FollowedLink = use(LinkContext)
  return <FollowedLink {...props} />
}
