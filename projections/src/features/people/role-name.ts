// What an organization calls a role, beginning with a capital letter: of `t.role`, where `o` is the organization.
const ROLE = `coalesce(o.words -> t.role ->> 'one', t.role)`

export const ROLE_NAME = `upper(left(${ROLE}, 1)) || substr(${ROLE}, 2)`
