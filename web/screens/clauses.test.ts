import { CookieJar } from 'jsdom'
import { beforeAll, expect, test } from 'vitest'
import type { SittingReply } from '#core/api/desk-wordings.ts'
import { asText } from '#drafting/document.ts'
import { simplestWill } from '#testkit/builders.ts'
import { type AtDesk, atDesk, DESK_HOME } from '#testkit/desk.ts'
import { drafted } from '#testkit/drafted-will.ts'
import { goldenWills } from '#testkit/golden-wills.ts'
import { openScreen } from '#testkit/screen.ts'
import { spaced, wordsIn } from '#testkit/seen.ts'
import { keptSignOffs } from '#testkit/sign-offs.ts'
import { appForAll } from '#testkit/start-app.ts'

let lawyer: AtDesk
const app = appForAll({ publicUrl: DESK_HOME, signOffs: keptSignOffs() })
beforeAll(async () => {
  lawyer = await atDesk(app, ['lawyer'], 'Nia Example')
})

const opened = (address: string, { cookie }: Pick<AtDesk, 'cookie'> = lawyer) => {
  const cookies = new CookieJar()
  cookies.setCookieSync(`${cookie}; Path=/; Secure`, DESK_HOME)
  return openScreen(app, address, { origin: DESK_HOME, width: 1360, cookies })
}

const words = ({ document }: { document: Document }): string => wordsIn(document.querySelector('main') ?? document.body)

test('a made-up will is read whole beside what is signed: its words, what the testator is told, and its documents', async () => {
  const screen = await opened('/desk/clauses?sitting=pets')
  await screen.press('button', /made-up wills to read whole/)
  await screen.press('link', 'Every clause')
  await screen.arriveAt('Every clause')
  const { signature: _signature, ...text } = drafted(goldenWills['every-clause']?.will ?? simplestWill())
  expect(words(screen)).toContain(spaced(asText(text)))
  const read = [...screen.document.querySelectorAll('.of-sitting')].map(wordsIn)
  expect(read).toEqual([expect.stringMatching(/^\d+\. Pets I give my dog Biscuit/)])
  expect(words(screen)).toMatch(
    /What the testator is told .*Sends the customer to a solicitor: |Is read before paying: /,
  )
  await screen.press('button', 'Your will in plain English')
  expect(words(screen)).toContain('Biscuit')
  expect(screen.faults).toEqual([])
  await screen.press('link', 'What is signed')
  await screen.arriveAt('Pets')
  screen.close()
})

test('a sample with something wrong in it shows every reader the share that is, and has no place to sign', async () => {
  const reader = await atDesk(app, ['reader'], 'Jo Lane')
  const before = await opened('/desk/clauses?sitting=sampled')
  expect(words(before)).toContain('Nothing wrong was found in the 30 that were drawn.')
  await before.find('heading', 'Sign off all of this')
  before.close()

  const { read } = (await lawyer.get('/api/desk/wordings/sitting?id=sampled')).json<SittingReply>()
  const [first] = read
  const asked = { id: first?.piece.id, hash: first?.hash, words: '', wish: 'Say which name.' }
  expect((await reader.post('/api/desk/wordings/ask', asked)).status).toBe(204)
  for (const who of [lawyer, reader]) {
    const screen = await opened('/desk/clauses?sitting=sampled', who)
    expect(words(screen)).toContain('Something is wrong in 1 of the 30 that were drawn: 3%.')
    expect(words(screen)).not.toContain('Sign off all of this')
    screen.close()
  }
})
