import type { ComponentType } from 'react'
import { type LoaderFunction, type RouteObject, redirect } from 'react-router'
import { type FunnelAddresses, funnelRoutes } from '#core/funnel/funnel.ts'

type Redirect = { readonly redirectTo: string }
type PageNames<Group extends FunnelAddresses> = Exclude<Group['children'][number], Redirect>['name']

/** A page in the first chunk, or one that is loaded on navigation. */
type FunnelPage = { readonly Component: ComponentType } | { readonly lazy: () => Promise<{ Component: ComponentType }> }

const withoutQuery = (path: string): string => path.split('?')[0] ?? path

/** The routes of a group: a page for each step, and for each child that only redirects a redirect that keeps the query. */
export const routesOf = <const Group extends FunnelAddresses>(
  group: Group,
  pages: Record<PageNames<Group>, FunnelPage>,
  loader: LoaderFunction,
): RouteObject[] =>
  funnelRoutes(group).map(({ name, path, redirectTo }): RouteObject => {
    if (redirectTo !== undefined)
      return {
        path: withoutQuery(path),
        loader: ({ request }) => redirect(withoutQuery(redirectTo) + new URL(request.url).search),
      }
    const page: FunnelPage = pages[name.slice(group.name.length + 1) as PageNames<Group>]
    return { path: withoutQuery(path), loader, ...page }
  })
