/** Who may see which page, decided before it is drawn. */
import { type LoaderFunctionArgs, redirect } from 'react-router'
import { isComplete } from '#core/journey/completeness.ts'
import { type PageRow, pages, pathOf, type RouteName } from '#core/journey/pages.ts'
import { resumeAt } from '#core/journey/resume.ts'
import { isStepName, steps } from '#core/journey/steps.ts'
import { isSignedIn } from '../client/session.ts'
import { storage } from '../client/storage.ts'
import { today } from '../client/today.ts'
import { loadForm } from '../client/will-client.ts'

const routeNames: readonly RouteName[] = [...steps, ...pages].map(({ name }) => name)

export const routeAt = (path: string): RouteName | undefined => routeNames.find((name) => pathOf(name) === path)

export const signedInOnly = async () => {
  if (!isSignedIn()) return redirect('/login')
  await loadForm()
  return null
}

export const resumePath = async (): Promise<string> => pathOf(resumeAt((await loadForm()).will, today()))

const markVisited = (name: RouteName): void => {
  const visited = storage.visited.get() ?? []
  if (!visited.includes(name)) storage.visited.set([...visited, name])
  if (name === 'will.summary') {
    storage.summaryVisited.set(true)
    storage.editFromSummary.clear()
  }
}

export const willPageLoader = async ({ request }: LoaderFunctionArgs) => {
  const name = routeAt(new URL(request.url).pathname.replace(/\/$/, ''))
  if (!name) throw new Response('Not found', { status: 404 })
  if (!isSignedIn()) return redirect('/login')
  const { will } = await loadForm()
  if (!isStepName(name)) {
    const row: PageRow | undefined = pages.find((page) => page.name === name)
    const sponsored = storage.pt.get() === '0'
    if (row?.needsPayment && !will.paid && !sponsored) return redirect(pathOf(row.needsPayment))
    if (row?.needsCompleteWill && !isComplete(will, today())) return redirect(pathOf(row.needsCompleteWill))
    if (row?.settledGoesTo && will.lpoaDate) return redirect(pathOf(row.settledGoesTo))
  }
  markVisited(name)
  return name
}
