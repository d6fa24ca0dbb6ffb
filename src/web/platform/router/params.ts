import { createContext, useContext } from 'react';

/** The app matches the path against its routes and hands the parameters in, so that no screen knows the others. */
export const Params = createContext<Record<string, string>>({});

/** The parameters of the address's path. */
export const useParams = (): Record<string, string> => useContext(Params);
