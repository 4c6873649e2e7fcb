// Where an organization stands for those who look after all of them.
export const organizationAddress = ({ id }: { readonly id: string }): string => `/admin/organizations/edit/${id}`
