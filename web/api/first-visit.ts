/** How the first page of a visit was come to. On the page alone: nothing of it is kept before somebody agrees. */
export const firstVisit = { href: location.href, referrer: document.referrer } as const
