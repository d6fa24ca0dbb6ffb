const listeners: (() => Promise<void>)[] = [];

/** Hears that changes which waited have reached the server: what shows them is read anew. */
export const onSent = (listener: () => Promise<void>): void => void listeners.push(listener);

export const publishSent = async (): Promise<void> => void (await Promise.all(listeners.map((listener) => listener())));
