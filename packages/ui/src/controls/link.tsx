import { type ComponentProps, type ComponentType, createContext, use } from 'react'

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & Readonly<{ href: string }>

const PlainLink = (props: LinkProps) => <a {...props} />
const LinkContext = createContext<ComponentType<LinkProps>>(PlainLink)

/** Lets the app set how links navigate (its router); the default is a plain link. */
export const LinkProvider = LinkContext.Provider

export function Link(props: LinkProps) {
  const FollowedLink = use(LinkContext)
  return <FollowedLink {...props} />
}
