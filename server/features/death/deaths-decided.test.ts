import { describe, expect, test } from 'vitest'
import type { OpenedDeathReply, ReleasedReply } from '#core/api/death.ts'
import { ALONE_DAYS, WAIT_DAYS } from '#core/death/case.ts'
import type { Will } from '#core/will/schema.ts'
import {
  ANNE,
  act,
  agree,
  alex,
  app,
  askedBy,
  askedByANeighbour,
  born,
  codeOpened,
  codeToTestator,
  confirm,
  deathOf,
  fresh,
  gone,
  letterOpened,
  letterToTestator,
  linkTo,
  mailsTo,
  opened,
  openedBy,
  openToTestator,
  pass,
  people,
  post,
  priya,
  queue,
  RUTH,
  reach,
  reachEveryWay,
  read,
  report,
  searched,
  searchedFor,
  signed,
  startForDeaths,
  subjectsTo,
  THOMAS,
  testator,
  tom,
} from '#testkit/deaths.ts'
import { atDesk } from '#testkit/desk.ts'

startForDeaths()

describe('the desk', () => {
  test('releases by two people apart, neither of whom took the evidence alone, and not before the wait is over', async () => {
    const { name } = await testator()
    await report({ name, born })
    await pass(0)
    const id = await deathOf(name)
    expect(await opened(id)).toMatchObject({ account: { asksAs: 'Executor, name as in the will', byCode: false } })
    await confirm(alex, id)
    await reachEveryWay(id)
    await pass(WAIT_DAYS - 1)
    expect((await agree(priya, id)).status).toBe(422)
    await pass(1)
    expect((await agree(alex, id)).json()).toMatchObject({ message: expect.stringContaining('took the evidence') })
    expect((await agree(priya, id)).json()).toMatchObject({ state: 'deciding', agreed: ['Priya Nair'] })
    expect((await agree(priya, id)).status).toBe(422)
    expect((await agree(tom, id)).json()).toMatchObject({ state: 'released' })
  })

  test('counts no yes of somebody who may use the desk no more', async () => {
    const { id } = await searched()
    const sam = await atDesk(app, ['support'], 'Sam Gone')
    expect((await agree(sam, id)).json()).toMatchObject({ agreed: ['Sam Gone'] })
    const left = (await app.stores.staff.list()).find(({ name }) => name === 'Sam Gone')
    await app.stores.staff.setDisabled(left?.id ?? 0, app.clock())
    expect((await agree(priya, id)).json()).toMatchObject({ state: 'deciding', agreed: ['Priya Nair'] })
    expect((await agree(tom, id)).json()).toMatchObject({ state: 'released' })
  })

  test('posts the testator a letter and rings, where the account knows how, before anybody may agree', async () => {
    const { name } = await testator()
    await report({ name, born })
    await pass(0)
    const id = await deathOf(name)
    await confirm(alex, id)
    await pass(WAIT_DAYS)
    const { account } = await opened(id)
    expect(account?.reach).toEqual([
      { way: 'letter', to: '14 Orchard Lane, Ludlow, SY8 1AB', tried: false },
      { way: 'call', to: '01584 555 010', tried: false },
    ])
    expect(await letterToTestator(priya, id)).toMatch(/somebody told us that you have died.*log in at https?:/is)
    expect((await agree(priya, id)).text).toContain('post the letter, and ring')
    await reach(tom, id, 'call')
    expect((await agree(priya, id)).text).toContain('post the letter, and ring')
    const { log } = (await reach(tom, id, 'letter')).json<OpenedDeathReply>()
    expect(log.map(({ what }) => what)).toContain('Tom Reed posted the person a letter')
    expect((await agree(priya, id)).text).toContain('less than seven days ago')
    await pass(7)
    expect((await agree(priya, id)).json()).toMatchObject({ agreed: ['Priya Nair'] })
  })

  test('shows the code of the letter to the testator to nobody but whoever opens it, and says in the log who did', async () => {
    const { name } = await testator()
    await report({ name, born })
    await pass(0)
    const id = await deathOf(name)
    const [letter] = (await opened(id)).account?.letters ?? []
    expect(letter).toEqual({ name, to: '14 Orchard Lane, Ludlow, SY8 1AB', opened: false, posted: false })
    // Nothing is posted that nobody has printed.
    expect(
      (await (await fresh(tom)).post(`/api/desk/deaths/${id}/reach`, { way: 'letter', reason: 'Today' })).status,
    ).toBe(422)
    const first = await codeToTestator(tom, id)
    expect(JSON.stringify(await opened(id))).not.toContain(first)
    // Printed again: of two letters the last one counts.
    const second = await codeToTestator(alex, id)
    expect((await read(first)).status).toBe(422)
    expect((await read(second)).json()).toMatchObject({ of: 'testator', name })
    const posted = await (await fresh(alex)).post(`/api/desk/deaths/${id}/reach`, { way: 'letter', reason: 'Today' })
    expect(posted.json<OpenedDeathReply>().account?.letters).toEqual([])
    expect((await openToTestator(tom, id)).status).toBe(422)
    expect((await read(second)).json()).toMatchObject({ of: 'testator', name })
    expect((await opened(id)).log.map(({ what }) => what).filter((what) => what.includes('letter'))).toEqual([
      `Tom Reed opened the letter to ${name}, to print and post it`,
      `Alex Ross opened the letter to ${name}, to print and post it`,
      'Alex Ross posted the person a letter',
    ])
  })

  test('writes by post in Welsh, and then in English, where the testator chose Welsh', async () => {
    const lettersFrom = async (reply: ReturnType<typeof openToTestator>) =>
      (await reply).json<OpenedDeathReply>().account?.letters ?? []
    const { name, customer } = await testator()
    await app.stores.users.setLanguage(customer.userId, 'cy')
    await report({ name, born })
    await pass(0)
    const [toTestator] = await lettersFrom(openToTestator(tom, await deathOf(name)))
    expect(toTestator?.inWelsh?.slice(0, 2).join()).toMatch(/^Annwyl .*,Dywedodd rhywun wrthym eich bod wedi marw/)
    expect(toTestator?.inWelsh?.join()).toContain('“Rwy’n fyw: atal popeth”')
    expect(toTestator?.says?.slice(0, 2)).toEqual(['In English:', `Dear ${name}`])
    const codes = [toTestator?.inWelsh, toTestator?.says].map(
      (words) => /about-a-death\/(\S{14})\./.exec(`${words}`)?.[1],
    )
    expect(codes[0]).toBe(codes[1])
    expect((await read(`${codes[0]}`)).json()).toMatchObject({ of: 'testator', name })

    const { id, customer: other } = await searched({ unreached: [RUTH], homes: { [RUTH]: 'Rose Cottage' } })
    await app.stores.users.setLanguage(other.userId, 'cy')
    const [toAsked] = await lettersFrom(post(tom, id, RUTH, 'opened'))
    expect(toAsked?.inWelsh?.join()).toContain('neu i wrthwynebu, teipiwch y cyfeiriad hwn')
    for (const who of [priya, tom]) await agree(who, id)
    const [toReader] = await lettersFrom(post(tom, id, RUTH, 'opened'))
    expect(toReader?.inWelsh?.join()).toMatch(/Mae’n ddrwg gennym fod .* wedi marw.*\/released\//s)
    expect(toReader?.says?.join()).toContain('We are sorry that')
  })

  test('posts a second letter to an address that has changed since the first', async () => {
    const { id, customer } = await searched()
    expect((await opened(id)).account?.reach).toMatchObject([{ tried: true }, { tried: true }])
    const { will } = (await app.stores.wills.find(customer.userId)) ?? {}
    if (!will?.details.address) throw new Error('There is no address')
    const moved = { ...will.details, address: { ...will.details.address, house_name: '1', street_address: 'New Road' } }
    await app.stores.wills.save(customer.userId, { ...will, details: moved }, app.clock())
    expect((await opened(id)).account?.reach).toMatchObject([{ tried: false }, { tried: true }])
    expect((await agree(priya, id)).text).toContain('post the letter, and ring')
  })

  test('asks whom the certificate names: of another person it is no evidence, and of one thing that differs both are told', async () => {
    const { name } = await testator()
    await report({ name, born })
    await pass(0)
    const id = await deathOf(name)
    const other = await confirm(alex, id, { name: 'Dorothy Ash', born: '1941-05-02' })
    expect(other.text).toContain('The certificate is of another person')
    expect(await opened(id)).toMatchObject({ confirmedBy: [], differs: [] })
    await confirm(alex, id, { name: 'Margaret Price', died: '2026-11-02' })
    expect(await opened(id)).toMatchObject({ confirmedBy: ['Alex Ross'], differs: ['name', 'died'] })
  })

  test('keeps how whoever asks showed who they are, for both who decide', async () => {
    const { id } = await searched()
    expect((await opened(id)).shown).toBe('A passport, by video')
    expect((await confirm(alex, id, { asker: '' })).status).toBe(422)
  })

  test('sees of whom we have no email, whom an executor is asked to tell', async () => {
    const { id, last } = await searched({ unreached: [RUTH] })
    const { account } = await opened(id)
    expect(account?.readers).toContainEqual({
      person: expect.any(Number),
      name: 'Thomas Hale',
      reached: true,
      byPost: false,
    })
    expect(account?.readers).toContainEqual({
      person: expect.any(Number),
      name: 'Ruth Hale',
      reached: false,
      byPost: false,
    })
    for (const who of [priya, tom]) await agree(who, id)
    const token = await linkTo('news of a death', `person${THOMAS}.${last}@example.com`, /left for you/)
    const { log } = (await app.api().post('/api/released', { token })).json<ReleasedReply>()
    expect(log.map(({ what }) => what)).toContain(
      'We have no email or address of Ruth Hale, and could not tell them. Please tell them yourself',
    )
  })

  test('posts a letter to an executor without an email, whose code opens what is theirs and is told to the others', async () => {
    const { id, last } = await searched({ unreached: [RUTH], homes: { [RUTH]: 'Rose Cottage' } })
    expect((await opened(id)).account?.readers).toContainEqual({
      person: expect.any(Number),
      name: 'Ruth Hale',
      reached: true,
      byPost: true,
    })
    expect((await opened(id)).account?.letters).toMatchObject([{ name: 'Ruth Hale', asks: true, posted: false }])
    for (const who of [priya, tom]) await agree(who, id)
    const [letter] = (await opened(id)).account?.letters ?? []
    expect(letter).toMatchObject({ name: 'Ruth Hale', to: 'Rose Cottage, Ludlow, SY8 1AB', posted: false })
    expect(letter?.asks).toBeUndefined()
    expect((await queue()).map((each) => [each.id, each.toPost])).toContainEqual([id, true])
    expect((await post(tom, id, RUTH)).status).toBe(422)
    const code = await codeOpened(tom, id, RUTH)
    expect((await openedBy(code)).json<ReleasedReply>().home.receiver.name).toBe('Ruth Hale')
    expect((await post(tom, id, RUTH)).json()).toMatchObject({ toPost: false })
    expect((await post(tom, id, RUTH)).status).toBe(422)
    expect((await queue()).map((each) => each.id)).not.toContain(id)
    const token = await linkTo('news of a death', `person${THOMAS}.${last}@example.com`, /left for you/)
    const { log } = (await openedBy(token)).json<ReleasedReply>()
    expect(log.map(({ what }) => what)).toEqual(
      expect.arrayContaining([
        'Tom Reed opened the letter to Ruth Hale, to print and post it',
        'Tom Reed posted the letter to Ruth Hale',
      ]),
    )
    expect(log.map(({ what }) => what).join()).not.toContain('of Ruth Hale, and could not')
  })

  test('shows the code of such a letter to nobody who looks at the report, and to whoever opens the letter once', async () => {
    const { id } = await searched({ unreached: [RUTH], homes: { [RUTH]: 'Rose Cottage' } })
    for (const who of [priya, tom]) await agree(who, id)
    expect((await opened(id)).account?.letters[0]).not.toHaveProperty('says')
    const first = await codeOpened(tom, id, RUTH)
    expect(JSON.stringify(await opened(id))).not.toContain(first)
    expect((await openedBy(first)).status).toBe(200)
    // Printed again, by somebody else: of two letters the last one counts, whoever saw the other.
    const second = await codeOpened(priya, id, RUTH)
    expect((await openedBy(first)).status).toBe(422)
    expect((await openedBy(second)).status).toBe(200)
    await post(priya, id, RUTH)
    expect((await post(tom, id, RUTH, 'opened')).status).toBe(422)
    expect((await opened(id)).log.map(({ what }) => what).filter((what) => what.includes('letter to Ruth'))).toEqual([
      'Tom Reed opened the letter to Ruth Hale, to print and post it',
      'Priya Nair opened the letter to Ruth Hale, to print and post it',
      'Priya Nair posted the letter to Ruth Hale',
    ])
  })

  test('notes that such a letter came back: its code opens nothing, and the others are asked to tell them', async () => {
    const { id, last } = await searched({ unreached: [RUTH], homes: { [RUTH]: 'Rose Cottage' } })
    for (const who of [priya, tom]) await agree(who, id)
    const code = await codeOpened(tom, id, RUTH)
    expect((await post(tom, id, RUTH, 'back')).status).toBe(422)
    await post(tom, id, RUTH)
    expect((await post(tom, id, RUTH, 'back')).json()).toMatchObject({ account: { letters: [] } })
    expect((await openedBy(code)).status).toBe(422)
    const token = await linkTo('news of a death', `person${THOMAS}.${last}@example.com`, /left for you/)
    const { log } = (await openedBy(token)).json<ReleasedReply>()
    expect(log.at(-1)?.what).toBe('The letter to Ruth Hale came back, and opens nothing now. Please tell them yourself')
  })

  test('posts another letter where it was released wrongly, to whoever was posted the first', async () => {
    const homes = { [THOMAS]: '1 Mill Lane', [RUTH]: 'Rose Cottage' }
    const { id, again } = await searched({ unreached: [THOMAS, RUTH], homes })
    for (const who of [priya, tom]) await agree(who, id)
    // Whoever asks is written to where they ask from, and where the answers say: it may be another.
    const letters = (await opened(id)).account?.letters ?? []
    expect(letters.map(({ name }) => name)).toEqual(['Thomas Hale', 'Ruth Hale'])
    const code = await codeOpened(tom, id, RUTH)
    await post(tom, id, RUTH)
    expect((await (await again()).post('/api/after-death/alive')).status).toBe(204)
    expect((await openedBy(code)).status).toBe(422)
    const [wrong] = (await opened(id)).account?.letters ?? []
    expect(wrong).toMatchObject({ name: 'Ruth Hale', posted: false })
    const says = await letterOpened(tom, id, RUTH)
    expect(says).toMatch(/was a mistake/)
    expect(says).not.toContain('/released/')
    expect((await post(tom, id, RUTH)).json()).toMatchObject({ state: 'released wrongly', toPost: false })
  })

  test('writes no such letter to whoever had none when it was released wrongly', async () => {
    const { id, again } = await searched({ unreached: [RUTH], homes: { [RUTH]: 'Rose Cottage' } })
    for (const who of [priya, tom]) await agree(who, id)
    expect((await (await again()).post('/api/after-death/alive')).status).toBe(204)
    expect((await opened(id)).account?.letters).toEqual([])
  })

  test('releases where executors have an address alone, to each by post', async () => {
    const homes = { [THOMAS]: '1 Mill Lane', [RUTH]: 'Rose Cottage' }
    const maker = await testator({ unreached: [THOMAS, RUTH], homes })
    const { id } = await askedByANeighbour(maker)
    for (const who of [priya, tom]) await agree(who, id)
    expect(await opened(id)).toMatchObject({
      state: 'released',
      account: { letters: [{ name: 'Thomas Hale' }, { name: 'Ruth Hale' }] },
    })
  })

  test('posts a letter also to an executor or a firm in whose name somebody asks by an email of their own', async () => {
    const homes = { [THOMAS]: '1 Mill Lane' }
    const maker = await testator({ unreached: [THOMAS], homes, firm: 'Ashdown Wills LLP' })
    const { id, asker } = await searchedFor(maker)
    expect(asker.name).toBe('Thomas Hale')
    expect((await opened(id)).account?.readers).toContainEqual({
      person: expect.any(Number),
      name: 'Thomas Hale',
      reached: true,
      byPost: true,
    })
    for (const who of [priya, tom]) await agree(who, id)
    await linkTo('news of a death', asker.email, /left for you/)
    expect((await opened(id)).account?.letters).toMatchObject([{ name: 'Thomas Hale' }, { name: 'Ashdown Wills LLP' }])
    expect((await openedBy(await codeOpened(tom, id, THOMAS))).json()).toMatchObject({
      home: { receiver: { name: 'Thomas Hale' } },
    })
  })

  test('posts a letter to an appointed firm, at the office that the register of solicitors has, and says so to the executors', async () => {
    const { id, last } = await searched({ firm: 'Ashdown Wills LLP' })
    const name = 'Ashdown Wills LLP'
    expect((await opened(id)).account?.readers).toContainEqual({
      person: expect.any(Number),
      name,
      reached: true,
      byPost: true,
    })
    for (const who of [priya, tom]) await agree(who, id)
    const token = await linkTo('news of a death', `person${RUTH}.${last}@example.com`, /left for you/)
    const { log } = (await openedBy(token)).json<ReleasedReply>()
    expect(log.map(({ what }) => what)).toContain(`We have no email of ${name}, and post them a letter`)
  })

  test('tells a firm that is the only executor by a letter that opens what is theirs, whoever asks', async () => {
    const { id } = await askedByANeighbour(await testator({ executor: [], firm: 'Ashdown Wills LLP' }))
    await agree(priya, id)
    expect((await agree(tom, id)).json()).toMatchObject({ state: 'released', toPost: true })
    const [letter] = (await opened(id)).account?.letters ?? []
    expect(letter?.to).toMatch(/register of the Solicitors Regulation Authority.*123456.*https:\/\/firm\.example/)
    const words = await letterOpened(tom, id, letter?.person ?? 0)
    expect(words).toMatch(/Dear Ashdown Wills LLP\nWe are sorry that Margaret .* has died/)
    const { home } = (await openedBy(/released\/([A-Z0-9-]{14})$/m.exec(words)?.[1] ?? '')).json<ReleasedReply>()
    expect(home).toMatchObject({ receiver: { name: 'Ashdown Wills LLP' }, original: { where: 'In the blue box' } })
    expect((await post(tom, id, letter?.person ?? 0)).json()).toMatchObject({ toPost: false })
  })

  test('releases to whoever the will calls in where an executor was shown to have died, once two people agree anew', async () => {
    const { id } = await searched({ executor: [THOMAS], homes: { [ANNE]: '3 Mill Street' } })
    const readers = async () => (await opened(id)).account?.readers.map(({ name }) => name)
    expect(await readers()).toEqual(['Thomas Hale', 'Anne Price'])
    expect((await agree(priya, id)).json()).toMatchObject({ agreed: ['Priya Nair'] })
    expect((await gone(alex, id, RUTH)).status).toBe(422)
    expect((await gone(alex, id, THOMAS)).json()).toMatchObject({
      agreed: [],
      account: { gone: [{ name: 'Thomas Hale' }], readers: [{ name: 'Anne Price', byPost: true }] },
    })
    expect((await opened(id)).log.map(({ what }) => what)).toContain('Alex Ross was shown that Thomas Hale has died')
    for (const who of [priya, tom]) await agree(who, id)
    const code = await codeOpened(tom, id, ANNE)
    expect((await openedBy(code)).json<ReleasedReply>().home.opens).toContain('original')
    expect((await gone(alex, id, THOMAS, false)).status).toBe(422)
  })

  test('takes back that an executor has died, and knows it of whoever tells us of the same death later', async () => {
    const { id, name } = await searched({ executor: [THOMAS], homes: { [ANNE]: '3 Mill Street' } })
    await gone(alex, id, THOMAS)
    await gone(alex, id, THOMAS, false)
    expect((await opened(id)).account).toMatchObject({ gone: [], readers: [{ name: 'Thomas Hale' }, {}] })
    await gone(alex, id, THOMAS)
    await report({ name, born }, { asker: { name: 'Anne Price', email: 'anne@example.com', as: 'Sister' } })
    await pass(1)
    const later = await deathOf(name)
    expect(later).not.toBe(id)
    expect((await opened(later)).account).toMatchObject({ gone: [{ name: 'Thomas Hale' }] })
  })

  test('forgets in every report that an executor has died, where that was noted wrongly', async () => {
    const { id, name, asker } = await searched({ executor: [THOMAS], homes: { [ANNE]: '3 Mill Street' } })
    const again = async (as: string) => {
      await report({ name, born }, { asker: { name: as, email: `${as.replace(' ', '.')}@example.com`, as: 'Friend' } })
      await pass(1)
      return deathOf(name)
    }
    await gone(alex, id, THOMAS)
    await act(await linkTo('about a death', asker.email), 'withdraw')
    const second = await again('Nora Bell')
    expect((await opened(second)).log.map(({ what }) => what)).toContain(
      'We know of an earlier report that Thomas Hale has died',
    )
    expect((await gone(alex, second, THOMAS, false)).status).toBe(200)
    await act(await linkTo('about a death', 'Nora.Bell@example.com'), 'withdraw')
    const third = await again('Owen Lloyd')
    expect(third).not.toBe(second)
    expect((await opened(third)).account).toMatchObject({ gone: [] })
  })

  test('lets nobody object by the letter or the link of an executor who was shown to have died', async () => {
    const { id } = await searchedFor(await testator({ unreached: [THOMAS], homes: { [THOMAS]: '1 Mill Lane' } }))
    const code = await codeOpened(tom, id, THOMAS)
    expect((await read(code)).status).toBe(200)
    await gone(alex, id, THOMAS)
    expect((await read(code)).status).toBe(422)
    expect((await act(code, 'object')).status).toBe(422)
    expect((await opened(id)).state).toBe('deciding')
  })

  test('tells whoever acts in the place of an executor who was shown to have died, so late too', async () => {
    const email = `anne.${people}@example.com`
    const { id } = await searched({ executor: [THOMAS], email })
    expect(await subjectsTo('news of a death', email)).toEqual([])
    await gone(alex, id, THOMAS)
    await pass(1)
    expect(await subjectsTo('news of a death', email)).toEqual([expect.stringContaining('Somebody has asked')])
  })

  test('takes every yes back where somebody with the password changes who gets what, and shows it to the desk', async () => {
    const maker = await testator()
    const { id } = await searchedFor(maker)
    expect(await opened(id)).toMatchObject({ changed: false })
    await agree(priya, id)
    const heir = await maker.again()
    const { will } = (await heir.get('/api/form')).json<{ will: Will }>()
    const ruth = {
      ...will.persons.find((each) => each.id === RUTH),
      email: 'thomas@example.com',
      version: will.version,
    }
    expect((await heir.post('/api/wills/persons/update', ruth)).status).toBe(200)
    expect(await opened(id)).toMatchObject({ changed: true, agreed: ['Priya Nair'] })
    expect((await agree(tom, id)).json()).toMatchObject({ state: 'deciding', agreed: ['Tom Reed'] })
    expect((await opened(id)).log.at(-2)?.what).toContain('somebody changed in the account who gets what')
    expect((await agree(priya, id)).json()).toMatchObject({ state: 'released', changed: true })
  })

  test.each([
    ['Another will', 'A later will replaces the one'],
    ['Torn up', 'the law says who inherits'],
    ['Married since', 'the law says who inherits'],
  ] as const)('releases nothing of a will that counts no more, and says why: %s', async (how, says) => {
    const maker = await testator()
    const on = { day: 3, month: 11, year: 2026 }
    expect((await maker.customer.post('/api/signing/revoked', { how, on })).status).toBe(200)
    const { id, asker } = await searchedFor(maker)
    for (const who of [priya, tom]) await agree(who, id)
    expect((await mailsTo('about a death', asker.email)).at(-1)?.text).toContain(says)
  })

  test('releases nothing where all who act were shown to have died, and names a solicitor to whoever asks', async () => {
    const { id, asker } = await searched({ executor: [THOMAS] })
    for (const person of [THOMAS, ANNE]) await gone(alex, id, person)
    for (const who of [priya, tom]) await agree(who, id)
    expect(await opened(id)).toMatchObject({ state: 'not released' })
    expect((await mailsTo('about a death', asker.email)).at(-1)?.text).toContain(
      'ask a solicitor who deals with estates',
    )
  })

  test('releases nothing where no executor is left, and tells whoever asks to write to us', async () => {
    const maker = await testator({ executor: [RUTH], unreached: [THOMAS], homes: { [THOMAS]: '1 Mill Lane' } })
    const stored = await app.stores.wills.find(maker.customer.userId)
    if (!stored) throw new Error('There is no will')
    const died = true as const
    const persons = stored.will.persons.map((each) => ([RUTH, ANNE].includes(each.id) ? { ...each, died } : each))
    await app.stores.wills.save(maker.customer.userId, { ...stored.will, persons }, app.clock())
    const { id, asker } = await askedByANeighbour(maker)
    await agree(priya, id)
    expect((await agree(tom, id)).json()).toMatchObject({ state: 'not released', account: { letters: [] } })
    const mails = await mailsTo('about a death', asker.email)
    expect(mails.at(-1)?.text).toContain('one of us helps you to find them')
  })

  test('releases to an appointed firm that asks and showed who it is, where no other executor can be written to', async () => {
    const maker = await testator({ unreached: [THOMAS, RUTH], firm: 'Ashdown Wills LLP' })
    const asker = { name: 'Ashdown Wills LLP', email: `firm.${people}@example.com`, as: 'Executor' }
    const { id } = await askedBy(maker, asker)
    expect((await opened(id)).account?.asksAs).toBe('Executor, name as in the will')
    for (const who of [priya, tom]) await agree(who, id)
    const { home } = (
      await openedBy(await linkTo('news of a death', asker.email, /left for you/))
    ).json<ReleasedReply>()
    expect(home).toMatchObject({ receiver: { name: 'Ashdown Wills LLP' }, original: { where: 'In the blue box' } })
  })

  test('releases nothing where nobody who was chosen can be written to, and says so to whoever asks', async () => {
    const maker = await testator({ unreached: [THOMAS, RUTH] })
    const { id, asker: neighbour } = await askedByANeighbour(maker)
    await agree(priya, id)
    expect((await agree(tom, id)).json()).toMatchObject({ state: 'not released' })
    const texts = (await mailsTo('about a death', neighbour.email)).map(({ text }) => text).join('\n')
    expect(texts).toContain('have no email or address of anybody who was chosen')
    expect(texts).not.toContain('We have written to the people')
    expect((await app.stores.wills.find(maker.customer.userId))?.will.release?.released).toBeUndefined()
  })

  test('writes to the testator once more where one person decides alone, before the second yes', async () => {
    const { id, email } = await searched()
    await pass(ALONE_DAYS - WAIT_DAYS)
    const others = (await app.stores.staff.list()).filter(
      ({ name, disabledAt }) => name !== 'Priya Nair' && !disabledAt,
    )
    for (const each of others) await app.stores.staff.setDisabled(each.id, app.clock())
    const before = (await mailsTo('are you alive', email)).length
    expect((await agree(priya, id)).json()).toMatchObject({ state: 'deciding', agreed: ['Priya Nair'] })
    expect(await mailsTo('are you alive', email)).toHaveLength(before + 1)
    for (const each of others) await app.stores.staff.setDisabled(each.id, undefined)
    await pass(2)
    expect(await mailsTo('are you alive', email)).toHaveLength(before + 1)
    expect((await act(await linkTo('are you alive', email), 'alive')).json()).toMatchObject({ stopped: true })
  })

  test('asks for the passkey for each yes', async () => {
    const { id } = await searched()
    const passkey = await signed(priya, id + 1, 'agree to a release')
    expect((await (await fresh(priya)).post(`/api/desk/deaths/${id}/agree`, { passkey })).status).toBe(422)
  })

  test('does not show the second what the first one wrote', async () => {
    const { id } = await searched()
    await agree(priya, id)
    expect(JSON.stringify(await (await fresh(tom)).get(`/api/desk/deaths/${id}`))).not.toContain(
      'on a number we looked up',
    )
  })

  test('stops it by one person alone, and tells the asker', async () => {
    const { id, asker } = await searched()
    await agree(priya, id)
    const refused = await (await fresh(tom)).post(`/api/desk/deaths/${id}/refuse`, {
      reason: 'The number is of another person',
    })
    expect(refused.json()).toMatchObject({ state: 'not released', agreed: [] })
    expect(await subjectsTo('about a death', asker.email)).toContain('We cannot release this')
  })

  test('says that there is no signed will only after two people have agreed', async () => {
    const { id, asker } = await searched({ signed: false })
    await agree(priya, id)
    expect((await agree(tom, id)).json()).toMatchObject({ state: 'not released' })
    expect((await mailsTo('about a death', asker.email)).map(({ text }) => text).join('\n')).toContain(
      'We hold no signed will.',
    )
  })
})
