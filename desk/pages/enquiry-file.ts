import { data } from 'react-router'
import { allowed } from '../access.server.ts'
import type { Route } from './+types/enquiry-file.ts'

/** What was attached to an answer, as a download: no browser opens it here (server/desk/headers.ts). */
export async function loader(args: Route.LoaderArgs) {
  const { services } = allowed(args, 'enquiries')
  const file = await services.enquiries.file(args.params.id, args.params.file)
  if (!file?.data) throw data('unknown', 404)
  const ascii = file.name.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const encoded = encodeURIComponent(file.name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
  return new Response(Buffer.from(file.data, 'base64'), {
    headers: {
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`,
    },
  })
}
