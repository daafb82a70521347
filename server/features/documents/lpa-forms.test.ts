import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { DocumentsReply } from '#core/api/documents.ts'
import { lpaTypes } from '#core/will/lpa-options.ts'
import type { Will } from '#core/will/schema.ts'
import { blankLpaForm, fieldsIn } from '#testkit/blank-lpa-form.ts'
import { completeExampleWill } from '#testkit/builders.ts'
import { anLpa } from '#testkit/pack-documents.ts'
import { textOfPdf } from '#testkit/pdf-text.ts'
import { render } from '#testkit/rendered.ts'
import { startApp, type TestApp } from '#testkit/start-app.ts'
import { newFolder } from '#testkit/temporary-files.ts'
import { formInput, readBlankForms } from './lpa-forms.ts'
import { createDocumentRenderer } from './render-pack.ts'

const [MONEY, HEALTH] = lpaTypes
/** A folder with these files. */
const folderWith = (files: Record<string, string | Uint8Array>): string => {
  const path = newFolder()
  for (const [name, content] of Object.entries(files)) writeFileSync(join(path, name), content)
  return path
}

const blank = await blankLpaForm()
const ofOtherNames = await blankLpaForm((field) => `Field ${field}`)

describe('the folder of blank forms', () => {
  test('may be none, and may hold one form of the two', async () => {
    expect(await readBlankForms(undefined)).toEqual({})
    expect(await readBlankForms(folderWith({}))).toEqual({})
    expect(Object.keys(await readBlankForms(folderWith({ 'LP1F.pdf': blank })))).toEqual([MONEY])
  })

  test('may say how the fields and options of a form are called', async () => {
    const renamed = await blankLpaForm((field) => (field === 'how-attorneys-act' ? 'Section 3' : field))
    const names = { 'how-attorneys-act': 'Section 3', 'how-attorneys-act.jointly': 'jointly-attorney-severally' }
    const forms = await readBlankForms(folderWith({ 'LP1F.pdf': renamed, 'LP1F.json': JSON.stringify(names) }))
    const form = forms[MONEY] ?? expect.unreachable()
    const lpa = anLpa(MONEY, { howTheyAct: 'Jointly' })
    const { pdf } = await render(formInput(form, completeExampleWill(), lpa))
    expect(await fieldsIn(pdf)).toMatchObject({ 'Section 3': 'jointly-attorney-severally' })
  })

  test.each<[string, Record<string, string | Uint8Array>, string | RegExp]>([
    ['a file that is no PDF', { 'LP1F.pdf': 'no' }, 'It is no PDF that can be read'],
    ['names that are no JSON', { 'LP1F.pdf': blank, 'LP1F.json': 'no' }, 'is not an object of names in JSON'],
    [
      'a name for a field that is not there',
      { 'LP1F.pdf': blank, 'LP1F.json': '{"lpa-document-preference":"Section 7"}' },
      'LP1F.json names fields that it does not have: Section 7.',
    ],
    [
      'a form whose fields have other names',
      { 'LP1F.pdf': ofOtherNames },
      /It has no field lpa-document-donor-name-last.* Say in LP1F\.json which of its fields they are: Field lpa-/,
    ],
  ])('is refused at the start with %s', async (_what, files, why) => {
    await expect(readBlankForms(folderWith(files))).rejects.toThrow(why)
  })

  test('is refused at the start where there is none', async () => {
    await expect(readBlankForms(join(newFolder(), 'nowhere'))).rejects.toThrow(/LPA_FORMS_DIR, .*nowhere, is not there/)
  })
})

describe('a customer of an operator who has the blank forms', () => {
  let app: TestApp
  beforeAll(async () => {
    const forms = await readBlankForms(folderWith({ 'LP1F.pdf': blank }))
    app = await startApp({ renderer: createDocumentRenderer(render, undefined, forms) })
  })
  afterAll(() => app.close())

  const buyer = async (given: object = {}) => {
    const customer = await app.customer()
    const powers = [anLpa(MONEY, given), anLpa(HEALTH)]
    await app.stores.wills.save(
      customer.userId,
      { ...completeExampleWill(), powers, id: customer.willId, version: 0 },
      app.clock(),
    )
    await app.give(customer.userId, ['will', 'lpa-both'])
    await customer.post('/api/documents/consent', { startNow: true, loseRight: true })
    return customer
  }
  type Customer = Awaited<ReturnType<typeof buyer>>

  const listed = async (customer: Customer) => (await customer.get('/api/documents')).json<DocumentsReply>()
  const idsOf = ({ documents }: DocumentsReply) => documents.map(({ id }) => id)
  const downloaded = async (customer: Customer, title: string): Promise<Uint8Array> => {
    const files = Object.entries(unzipSync((await customer.get((await listed(customer)).packUrl)).bytes))
    return files.find(([name]) => name.includes(title))?.[1] ?? expect.unreachable()
  }

  test('has the form filled in once the power of attorney is finished, beside the sheet', async () => {
    const customer = await buyer()
    expect(idsOf(await listed(customer))).not.toContain('lpa-form-financial')
    await customer.post('/api/wills/lpa/complete', { version: 1 })
    const now = await listed(customer)
    expect(idsOf(now)).toEqual(expect.arrayContaining(['lpa-financial', 'lpa-form-financial', 'lpa-health']))
    expect(idsOf(now)).not.toContain('lpa-form-health')
    expect(await fieldsIn(await downloaded(customer, 'Form LP1F'))).toMatchObject({
      'lpa-document-donor-name-last': 'Hale',
      'lpa-document-primaryAttorneys-0-name-first': 'Thomas',
      'how-attorneys-act': 'jointly-attorney-severally',
    })
    expect(await textOfPdf(await downloaded(customer, 'on form LP1F'))).toContain(
      'Form LP1F is among your documents with these answers. Check every line of it against this sheet.',
    )
    expect(await textOfPdf(await downloaded(customer, 'on form LP1H'))).toContain('Copy it onto the form in black ink.')
  })

  test('loses the form where an attorney turns out to be under 18, and the sheet says what to put right', async () => {
    const sam = 6
    const customer = await buyer({ attorneys: [1, sam] })
    await customer.post('/api/wills/lpa/complete', { version: 1 })
    expect(idsOf(await listed(customer))).toContain('lpa-form-financial')
    const { will } = (await customer.get('/api/form')).json<{ will: Will }>()
    const corrected = { ...will.persons.find(({ id }) => id === sam), dob: { day: 1, month: 5, year: 2015 } }
    expect((await customer.post('/api/wills/persons/update', corrected)).status).toBe(200)
    expect(idsOf(await listed(customer))).not.toContain('lpa-form-financial')
    expect(await textOfPdf(await downloaded(customer, 'on form LP1F'))).toContain(
      'An attorney must be living, and 18 or over.',
    )
  })

  test('loses the form while the power of attorney is changed, and gets it with the new answers', async () => {
    const customer = await buyer()
    await customer.post('/api/wills/lpa/complete', { version: 1 })
    await listed(customer)
    await customer.post('/api/wills/lpa/reopen', {})
    expect(idsOf(await listed(customer))).not.toContain('lpa-form-financial')
  })
})
