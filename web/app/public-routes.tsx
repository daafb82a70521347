import type { RouteObject } from 'react-router'

/** The pages around the will, each with its own code. */
export const publicRoutes: RouteObject[] = []

/** The same, for those who are signed in. */
export const signedInRoutes: RouteObject[] = []
