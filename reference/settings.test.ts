import { expect, test } from 'vitest'
import { environmentSchema } from '#server/environment.ts'
import { expectDerived } from '#testkit/derived.ts'
import { envExample, settingsPage } from './settings.ts'

test('.env.example describes the settings that the server reads', () => expectDerived(envExample(), '../.env.example'))

test('so does the page of settings', () => {
  for (const name of Object.keys(environmentSchema.shape)) expect(settingsPage()).toContain(`| \`${name}\``)
})
