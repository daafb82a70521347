import { type Settings, settingsSchema } from '#core/api/settings.ts'
import { type Api, refusals } from '../../platform/api.ts'
import type { Feature } from '../context.ts'
import { thirdPartiesOf } from './third-parties.ts'

export const settingsRoute = (app: Api, settings: Settings): void => {
  app.get(
    '/settings',
    {
      schema: {
        summary: 'How this copy is run, as far as a page needs to know',
        tags: ['Visitors'],
        response: { 200: settingsSchema, ...refusals(429) },
      },
    },
    async () => settings,
  )
}

export const settingsFeature: Feature = (context) => {
  const { tracking, firm } = context
  const settings = { ...(tracking && { tracking }), ...(firm && { firm }), thirdParties: thirdPartiesOf(context) }
  return { open: (api) => settingsRoute(api, settings) }
}
