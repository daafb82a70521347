import { afterEach, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '#testkit/start-app.ts'
import { readConfig } from '../../config.ts'
import { thirdPartiesOf } from '../visitors/visitors.routes.ts'

const sandbox = { payments: { by: 'sandbox' } } as const
const idsOf = (needs: Partial<Parameters<typeof thirdPartiesOf>[0]>) =>
  thirdPartiesOf({ ...sandbox, ...needs }).map(({ id }) => id)

describe('the companies that the privacy page names', () => {
  test('are none, where none is configured', () => {
    expect(idsOf({})).toEqual([])
  })

  test('are those who take the money, carry the mail, find addresses, keep documents and count clicks, where they do', () => {
    const { tracking, documentStore } = readConfig({
      TRACKING_URL: 'https://count.example/in',
      DOCUMENT_STORE: 'https://keep.example/bucket',
      DOCUMENT_STORE_KEY_ID: 'id',
      DOCUMENT_STORE_SECRET: 'secret',
    })
    expect(
      thirdPartiesOf({
        payments: { by: 'stripe', secretKey: 'sk', webhookSecret: 'wh' },
        mailUrl: 'smtps://name:secret@mail.example:465',
        addressFinder: { find: async () => [] },
        documentStore,
        tracking,
      }),
    ).toEqual([
      { id: 'stripe' },
      { id: 'mail', host: 'mail.example' },
      { id: 'ordnance-survey' },
      { id: 'documents', host: 'keep.example' },
      { id: 'tracking', host: 'count.example' },
    ])
  })

  test('are none for a folder of our own', () => {
    expect(idsOf({ documentStore: readConfig({ DOCUMENT_STORE: 'file:///srv/documents' }).documentStore })).toEqual([])
  })

  test.each(['smtp://localhost:25', 'smtp://127.0.0.1'])('are not a mail server on our own machine: %s', (mailUrl) => {
    expect(idsOf({ mailUrl })).toEqual([])
  })
})

describe('the settings that a visitor may read', () => {
  let app: TestApp
  afterEach(() => app.close())

  test('names the mail server and no password', async () => {
    app = await startApp({ mailUrl: 'smtps://name:secret@mail.example:465' })
    const { text } = await app.api().get('/api/settings')
    expect(JSON.parse(text)).toMatchObject({ thirdParties: [{ id: 'mail', host: 'mail.example' }] })
    expect(text).not.toContain('secret')
  })
})
