import { brand, type Operator } from '#core/brand.ts'
import type { Block } from './content.ts'

const email = `[${brand.supportEmail}](mailto:${brand.supportEmail})`

const described = ({ name, companyNumber, address, dataRegistration }: Operator): Block[] => [
  `${brand.name} is run by ${name}.`,
  {
    list: [
      `Company number: ${companyNumber}`,
      `Address: ${address}`,
      `Registered with the Information Commissioner: ${dataRegistration}`,
      `Email: ${email}`,
    ],
  },
]

const unknown: Block[] = [
  `This copy of ${brand.name} has not been told who runs it. Their name, company number and address must stand here before anybody pays.`,
  `You can write to ${email} or use the [contact form](/contact-us).`,
]

/** Who runs this copy, in words. Nothing is made up where it is not known. */
export const operatorBlocks = (operator: Operator | undefined = brand.operator): Block[] =>
  operator ? described(operator) : unknown
