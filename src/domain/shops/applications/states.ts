export const applicationStates = ['waiting', 'approved', 'refused'] as const;
export type ApplicationState = (typeof applicationStates)[number];
