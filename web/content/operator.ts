import type { Operator } from '#core/api/settings.ts'
import { brand } from '#core/brand.ts'
import type { Block } from './content.ts'

const email = `[${brand.supportEmail}](mailto:${brand.supportEmail})`

const described = ({ name, companyNumber, address, dataRegistration }: Operator): Block[] => [
  `${brand.name} is run by ${name}.`,
  {
    list: [
      `Address: ${address}`,
      ...(companyNumber === undefined ? [] : [`Company number: ${companyNumber}`]),
      ...(dataRegistration === undefined ? [] : [`Registered with the Information Commissioner: ${dataRegistration}`]),
      `Email: ${email}`,
    ],
  },
]

const writeTo = `You can write to ${email} or use the [contact form](/contact-us).`

/** Who runs this copy, in words. Nothing is made up where it is not known. */
export const operatorContent = {
  described,
  unsaid: [
    `We have not yet said who runs ${brand.name}. Their name and address must be here before anyone pays.`,
    writeTo,
  ],
  unknown: [`Loading who runs ${brand.name}.`, writeTo],
} satisfies { described: typeof described; unsaid: Block[]; unknown: Block[] }
