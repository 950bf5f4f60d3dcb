import { contrast, contrastText } from './contrast.ts'
import { type Role, rolesOn } from './roles.ts'
import { type Plane, planes, type Scheme, type Tokens } from './tokens.ts'

type ColoursProps = { scheme: Scheme; tokens: Tokens }

/** Each plane with its roles, their values and contrasts; `contrast.test.ts` keeps them. */
export function Colours({ scheme, tokens }: ColoursProps) {
  const line = (plane: Plane, { token, use, on = '--bg', least }: Role) => {
    const ground = tokens.on(plane, on, scheme)
    const colour = tokens.on(plane, token, scheme)
    const kept = contrast(colour, ground) >= least
    return (
      <tr key={token}>
        <th scope="row">
          <i data-role={token} /> {use}
        </th>
        <td>{colour}</td>
        <td>
          {contrastText(colour, ground)} {kept ? '' : `(below ${least})`}
        </td>
      </tr>
    )
  }
  return (
    <section className="styleguide-planes" aria-label={`Colours, ${scheme} scheme`}>
      {planes.map((plane) => (
        <div className={plane} key={plane}>
          <table>
            <caption>
              {plane}, {scheme} <span className="mono">{tokens.on(plane, '--bg', scheme)}</span>
            </caption>
            <thead>
              <tr>
                <th scope="col">role</th>
                <th scope="col">value</th>
                <th scope="col">contrast</th>
              </tr>
            </thead>
            <tbody>{rolesOn(plane).map((role) => line(plane, role))}</tbody>
          </table>
        </div>
      ))}
    </section>
  )
}
