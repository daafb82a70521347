type Brand = { readonly name: string; readonly supportEmail: string }

/** The name of the product: the only source for pages, emails and documents. */
export const brand: Brand = { name: 'Heirloom', supportEmail: 'help@heirloom.example' }
