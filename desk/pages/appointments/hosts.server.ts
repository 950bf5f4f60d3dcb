import type { DeskServices } from '#server/desk/services.ts'
import type { Words } from './data.ts'

/** Of the store: who holds conversations while nobody has hours of their own. */
const office = 'office'

/** Names of those who hold conversations; undefined where there is only one, who need not be named. */
export async function hostNames(services: DeskServices, words: Words) {
  const [hosts, members] = await Promise.all([services.appointments.hosts(), services.members.list()])
  const nameOf = (id: string) =>
    id === office ? words.office : (members.find((member) => member.id === id)?.name ?? words.office)
  return {
    hosts: hosts.map(({ id }) => ({ id, name: nameOf(id) })),
    members: members.map(({ id, name }) => ({ id, name })),
    nameOf,
    nameIfSeveral: (id: string) => (hosts.length > 1 ? nameOf(id) : undefined),
  }
}
