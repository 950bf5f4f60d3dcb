import { read } from '#content/documents.ts'
import { organisation } from './structured-data.ts'

/** The operator as an organisation of schema.org. Runs in loaders only: the facts stay on the server. */
export function companyOrganisation(description: string) {
  const { brand, legalName, mail, phone, address, linkedinUrl } = read('company')
  return organisation({ brand, legalName, description, mail: mail.contact, phone, address, sameAs: [linkedinUrl] })
}
