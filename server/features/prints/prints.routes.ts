import { askForPrintSchema, printsReplySchema } from '#core/api/prints.ts'
import { brand } from '#core/brand.ts'
import { type Api, errorReplies, signedIn } from '../../platform/api.ts'
import type { Feature } from '../context.ts'
import { requireVerifiedEmail } from '../verification/verified-email.ts'
import { createPrintsService, type PrintsService } from './prints.service.ts'

const described = { tags: ['Bound prints'], ...signedIn }

type Deps = { readonly prints: PrintsService; readonly verified: ReturnType<typeof requireVerifiedEmail> }

export const printsRoutes = (app: Api, { prints, verified }: Deps): void => {
  app.get(
    '/prints',
    {
      schema: {
        ...described,
        summary: 'The bound prints that were paid for, and what has become of each',
        response: { 200: printsReplySchema, ...errorReplies(401, 429) },
      },
    },
    (request) => prints.list(request.userId),
  )

  app.post(
    '/prints',
    {
      preValidation: verified,
      schema: {
        ...described,
        summary: 'Say where the bound print of the newest will is posted; again, until it is',
        body: askForPrintSchema,
        response: { 200: printsReplySchema, ...errorReplies(400, 401, 402, 403, 404, 413, 415, 422, 429) },
      },
    },
    (request) => prints.ask(request.userId, request.body),
  )
}

export const printsFeature: Feature = (context) => {
  const { stores, services, printMail = brand.supportEmail } = context
  const prints = createPrintsService({ ...context, ...stores, documents: services.documents, printMail })
  return { signedIn: (api) => printsRoutes(api, { prints, verified: requireVerifiedEmail(stores.users) }) }
}
