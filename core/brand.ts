/** What the product calls itself. Everything that shows or prints a name reads it here. */
export const brand = {
  name: 'Heirloom',
  supportEmail: 'help@heirloom.example',
} as const
