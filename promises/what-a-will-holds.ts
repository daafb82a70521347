import { otherwise, type Section, statement, testsIn } from './statement.ts'

const schema = testsIn('core/will/schema.test.ts')
const lists = testsIn('core/will/lists.test.ts')
const relationships = testsIn('core/will/relationships.test.ts')
const questions = testsIn('core/will/questions.test.ts')
const funnel = testsIn('core/funnel/funnel.test.ts')
const landing = testsIn('core/funnel/landing.test.ts')
const beneficiaries = testsIn('core/rules/beneficiaries.rules.test.ts')
const fields = testsIn('core/rules/fields.rules.test.ts')
const signUp = testsIn('core/api/auth.test.ts')
const storage = testsIn('web/api/storage.test.ts')
const session = testsIn('web/api/session.test.ts')
const marketing = testsIn('web/api/marketing.test.ts')
const items = testsIn('server/features/wills/items.test.ts')
const saves = testsIn('server/features/wills/save.rules.test.ts')
const contact = testsIn('server/features/contact/contact.test.ts')
const reset = testsIn('server/features/auth/password-reset.test.ts')
const errors = testsIn('server/platform/errors.test.ts')
const landingPages = testsIn('e2e/public-pages.spec.ts')

export const whatAWillHolds: Section = {
  title: 'What a will holds',
  groups: [
    {
      title: 'The customer',
      statements: [
        statement(
          ['user.id', 'user.name', 'user.email', 'user.token', 'user.pt'],
          'The browser keeps the id and the name of the customer, the token and the payment track.',
          session('a log-in keeps the token, the payment track and who it is, and asks for the will'),
        ),
        otherwise(
          ['user.last-name', 'since.user'],
          'After a log-in it holds no last name, since no page reads one.',
          '0038-what-was-found-and-stays.md',
          session('a log-in keeps the token, the payment track and who it is, and asks for the will'),
        ),
        statement(
          [
            'details.title',
            'details.first-name',
            'details.middle-name',
            'details.last-name',
            'details.house',
            'details.town',
            'details.postcode',
            'details.email',
            'details.dob',
          ],
          'The testator has a title, names, an address, a phone, an email and a date of birth.',
          schema('%s has every specified field › the testator', '%s has every specified field › an address'),
        ),
        statement(
          ['details.middle-name', 'details.street', 'details.phone'],
          'Middle name, street and phone are optional.',
          fields(
            'a middle name may be left out, but if given it must be a name',
            'an address needs no street, but a postcode of the right form',
          ),
          testsIn('server/features/phone/phone.test.ts')('a phone may be left out, but one with a value must be valid'),
        ),
      ],
    },
    {
      title: 'Fields of a form',
      statements: [
        statement(
          ['field.value', 'field.required', 'field.error', 'field.message', 'field.visible'],
          'A field has a value, whether it is required, and an error that does not stay unless that is asked for.',
          funnel(
            'a field starts required and without an error that stays',
            'an error to be kept visible stays until the step is completed',
          ),
        ),
        statement(
          ['field.qualify'],
          'A field that decides who may go on has a flag beside it.',
          funnel('a qualifying field keeps its flag when its answer or its error changes'),
          landing('only a visitor who lives elsewhere does not qualify, until they change the answer'),
        ),
        statement(
          ['form.sign-up'],
          'Signing up asks for both names, the email and an agreement.',
          signUp(
            'a sign-up without %s is sent back',
            'a sign-up with every answer is accepted, and its names and email are trimmed',
          ),
        ),
        statement(
          ['form.waitlist'],
          'The waiting list asks for both names and the email.',
          contact('the waiting list › names what is missing'),
        ),
        statement(
          ['form.login'],
          'Logging in asks for an email and a password.',
          signUp('logging in takes an email and any password that is not empty'),
          reset('asking for a new password › refuses what is no email, naming the field'),
        ),
      ],
    },
    {
      title: 'The will and what is in it',
      statements: [
        statement(
          [
            'will.fields',
            'will.executor',
            'will.executor-care',
            'will.check',
            'will.paid',
            'will.mirror',
            'will.storage',
            'will.lpa',
            'will.lpoa-date',
            'will.firm',
            'will.notify',
            'will.excluded',
            'will.gifts',
            'will.what-to-do',
            'will.promo',
            'will.guardians',
          ],
          'A will has every field that was specified.',
          schema('%s has every specified field › a will'),
        ),
        statement(
          [
            'person.id',
            'person.order',
            'person.is-child',
            'person.relationship',
            'person.name',
            'person.address',
            'person.email',
            'person.dob',
            'person.description',
            'person.contact',
            'person.inherit',
            'person.percent',
            'person.backup',
            'person.guardian',
            'person.backup-guardian',
            'person.excluded',
          ],
          'A person has every field that was specified.',
          schema('%s has every specified field › a person'),
        ),
        statement(
          ['charity.fields'],
          'A charity has every field that was specified.',
          schema('%s has every specified field › a charity'),
        ),
        statement(
          ['pet.fields', 'pet.guardian', 'pet.look-after'],
          'A pet has every field that was specified.',
          schema('%s has every specified field › a pet'),
        ),
        statement(
          ['account.fields', 'account.own', 'account.mortgage', 'account.owner'],
          'An account has every field that was specified.',
          schema('%s has every specified field › an account'),
        ),
        statement(
          ['gift.fields', 'gift.recipients', 'gift.provider', 'gift.share', 'gift.percentage'],
          'A gift has every field that was specified.',
          schema('%s has every specified field › a gift'),
        ),
        otherwise(
          ['will.promo', 'person.description'],
          'Fields that no page asks for, and others that were added, have their reasons.',
          '0005-more-fields-than-asked.md',
          schema('the schema leaves a complete will unchanged'),
        ),
        statement(
          ['will.fields'],
          'What is sent is stored and comes back unchanged.',
          schema('every complete will survives being sent and stored'),
          items('an item of $list › is added, changed and removed, each counting the version'),
        ),
        statement(
          ['will.fields'],
          'A wrong or unknown field is refused by its name, and nothing is half done.',
          schema('an unknown field is refused, not dropped'),
          errors('a request that cannot be understood › names every field that is wrong'),
          saves('a save of %s › refuses %s, and changes nothing'),
        ),
        statement(
          ['person.type'],
          'A person is one of ten types.',
          lists('the %s are those of the specification › types of person'),
        ),
        statement(
          ['person.type'],
          'A spouse or partner is the partner of the will, whichever page adds them, and the only one.',
          questions('a %s gets the type of the page that adds them, unless they are the partner'),
          items('a partner › is the partner whichever page names them', 'a partner › is one person only'),
        ),
        statement(
          ['account.owner'],
          'An asset may be held with somebody else.',
          lists(
            'an asset held with others is the second way to own',
            'the %s are those of the specification › ways to own',
          ),
        ),
        statement(
          ['gift.share'],
          'A gift of a holding gives all of it unless a part is chosen.',
          schema('a gift of a holding is of all of it, unless a part is chosen'),
        ),
        statement(
          ['will.firm'],
          'No law firm is executor unless it is chosen.',
          schema('a will without answers has empty lists and no default answers'),
        ),
        otherwise(
          ['person.if-die', 'since.if-die'],
          'What happens to the share of somebody who dies first has no answer beforehand: it is asked.',
          '0038-what-was-found-and-stays.md',
          schema(
            'finding 2: a new person does not inherit, and nothing is preselected of what happens if they die first',
          ),
          testsIn('core/rules/estate.rules.test.ts')(
            'finding 2: what happens to each person’s share has to be answered, and nothing answers it beforehand',
          ),
        ),
        statement(
          [
            'relation.list',
            'words.status',
            'words.estate-if-die',
            'words.funeral',
            'words.assets',
            'words.gifts',
            'since.if-die',
          ],
          'Each list of choices is as specified, and one more may become of a share, which was decided: it may pass to the testator’s own children.',
          lists(
            'a share may pass to the testator’s own children too, as was decided after the specification',
            'the %s are those of the specification › what may happen to a share',
            'the %s are those of the specification › marital statuses',
            'the %s are those of the specification › funeral wishes',
            'the %s are those of the specification › kinds of asset',
            'the %s are those of the specification › kinds of gift',
            'the %s are those of the specification › other contact details',
          ),
        ),
      ],
    },
    {
      title: 'What people are to each other',
      statements: [
        statement(
          ['relation.list', 'since.relations'],
          'Every relationship that was specified can be chosen, among more that were decided.',
          relationships(
            'What people are to the testator › the relationships of wills saved before are all still there',
          ),
        ),
        statement(
          ['relation.children'],
          'Those who may be children are asked about their age.',
          relationships(
            'What people are to the testator › whoever may be under 18 is asked about, and nobody’s father is',
          ),
        ),
        statement(
          ['relation.partner'],
          'A spouse or partner is offered only while there is none.',
          questions('a spouse or partner is offered only while the will has none, and to the partner themselves'),
        ),
        statement(
          ['years.child'],
          'A person under 18 was born from today to 18 years ago.',
          beneficiaries(
            'a child › is under 18 if born from today to 18 years ago',
            'a child › cannot be under 18 and born longer ago',
          ),
        ),
        statement(
          ['years.adult-child'],
          'An adult child was born from 18 to 120 years ago.',
          beneficiaries('a child › is an adult if born from 18 to 120 years ago'),
        ),
        statement(
          ['years.gift'],
          'Anyone else was born 120 years ago at the earliest.',
          fields('a date of birth of %s is accepted', 'a date of birth with %s is sent back › 121 years ago'),
        ),
      ],
    },
    {
      title: 'What the browser keeps beside it',
      statements: [
        statement(
          ['marketing.click', 'marketing.url', 'marketing.referrer', 'marketing.query'],
          'What brought a visitor is the click, the page, the site before it and the advert’s own parameters.',
          marketing(
            'a visitor’s marketing data are the click, the page, the referring site and the advert’s parameters',
          ),
        ),
        statement(
          ['marketing.query', 'since.query'],
          'Which parameters those are is a setting of the copy, and reaches the page with the page.',
          marketing(
            'every parameter by which the usual advertisers count a click is taken',
            'a copy that names others takes those, and one that names none takes none',
          ),
        ),
        otherwise(
          ['marketing.cookies', 'since.no-cookies'],
          'It has no cookies, and nothing else of an address.',
          '0038-what-was-found-and-stays.md',
          marketing('nothing else in an address is taken, and no secret of a link in a mail'),
        ),
        statement(
          ['funnel.key'],
          'Each step of a funnel is kept under the names of its group and its own.',
          funnel('each step has its own storage key'),
          landing('each step has its own storage key'),
        ),
        statement(
          ['funnel.restore', 'funnel.default', 'since.visitor-day'],
          'What was kept of a step is restored, and otherwise it has its default.',
          funnel(
            'the stored state of a step › is restored when it passes the step’s check',
            'the stored state of a step › is replaced by the default data when it is %j',
          ),
          landingPages('conformance A2.12: a name that is being typed on the landing page survives a reload'),
        ),
        statement(
          ['payment.ids'],
          'A payment is kept with its two ids.',
          storage(
            'damaged or foreign contents count as absent › %s with one wrong field',
            'damaged or foreign contents count as absent › payment_info',
          ),
        ),
      ],
    },
  ],
}
